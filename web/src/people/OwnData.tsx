import { useSignal } from '@preact/signals'
import { address, post } from '../api'
import { navigate } from '../router'
import { me } from '../shell/me'
import { Dialog } from '../table/Dialog'
import { Form, Secret } from './Form'
import { t } from './words'

/** What is stored about me: all of it in my hand, or all of it gone. */
export function OwnData() {
  const leaving = useSignal(false)
  const account = me.value?.account ?? false
  return (
    <section class="card-box form" aria-labelledby="own-data">
      <h2 id="own-data">{t('own-data')}</h2>
      <p>{t('own-data-text')}</p>
      <div class="row wrap">
        <a class="button" href={address('/account/export')} download="civitas.json">
          {t('own-data-export')}
        </a>
        <button type="button" class="danger" onClick={() => (leaving.value = true)}>
          {t('own-data-delete')}
        </button>
      </div>
      {leaving.value && (
        <Dialog heading={t('own-data-delete')} onClose={() => (leaving.value = false)}>
          <Form
            bare
            danger
            heading={t('own-data-delete')}
            submit={t('own-data-delete-now')}
            onSend={async (given) => {
              me.value = await post('/account/delete', {}, { passphrase: given('passphrase') })
              navigate('/')
            }}
          >
            <p>{t('own-data-delete-text')}</p>
            {account && <Secret label={t('passphrase')} />}
          </Form>
        </Dialog>
      )}
    </section>
  )
}
