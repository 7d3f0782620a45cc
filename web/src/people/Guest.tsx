import { useSignal } from '@preact/signals'
import { post } from '../api'
import { me } from '../shell/me'
import { Field, Form, Secret, type Given } from './Form'
import { t } from './words'

interface GuestProps {
  /** Letters can be sent. */
  post: boolean
  onCodes: (codes: string[]) => void
}

/** For whoever has no account or is not signed in: all of it may be left alone. */
export function Guest({ post: canWrite, onCodes }: GuestProps) {
  const enter = (leave: boolean) => async (given: Given) => {
    const wish = { name: given('name'), passphrase: given('passphrase'), leave_guest: leave }
    me.value = await post('/account/sign-in', {}, wish)
  }
  const signUp = async (given: Given) => {
    const made = await post('/account', {}, { name: given('name'), passphrase: given('passphrase') })
    onCodes(made.codes)
    me.value = made.me
  }
  return (
    <>
      <p class="whole">{t('account-why')}</p>
      <Form
        heading={t('sign-in')}
        submit={t('sign-in')}
        onSend={enter(false)}
        remedy={{ key: 'error-guest-games', label: t('sign-in-nevertheless'), send: enter(true) }}
      >
        <Field name="name" label={t('name')} complete="username" />
        <Secret label={t('passphrase')} />
      </Form>
      <Form heading={t('sign-up')} submit={t('sign-up')} onSend={signUp}>
        <p>{t('sign-up-text')}</p>
        <Field name="name" label={t('name')} complete="username" value={me.value?.name ?? ''} />
        <Secret label={t('passphrase')} hint={t('passphrase-hint')} fresh />
      </Form>
      <Lost post={canWrite} />
    </>
  )
}

function Lost({ post: canWrite }: { post: boolean }) {
  const written = useSignal(false)
  return (
    <section class="card-box form" aria-labelledby="lost-passphrase">
      <h2 id="lost-passphrase">{t('recover')}</h2>
      <details class="options">
        <summary>{t('recover-by-code')}</summary>
        <Recover code="" />
      </details>
      {canWrite && (
        <details class="options">
          <summary>{t('recover-by-post')}</summary>
          <Form
            bare
            heading={t('recover-by-post')}
            submit={t('recover-write')}
            onSend={async (given) => {
              await post('/account/letter', {}, { name: given('name') })
              written.value = true
            }}
          >
            <Field name="name" label={t('name')} complete="username" />
          </Form>
          {written.value && <p role="status">{t('recover-written')}</p>}
        </details>
      )}
    </section>
  )
}

/** A new passphrase: by a recovery code with its name, or by what came by post, which needs none. */
export function Recover({ code, onDone }: { code: string; onDone?: () => void }) {
  const send = async (given: Given) => {
    const wish = { name: given('name'), code: code || given('code'), passphrase: given('passphrase') }
    me.value = await post('/account/recover', {}, wish)
    onDone?.()
  }
  return (
    <Form bare={!code} heading={t('recover')} submit={t('recover-send')} onSend={send}>
      {!code && <Field name="name" label={t('name')} complete="username" />}
      {!code && <Field name="code" label={t('recovery-code')} />}
      <Secret label={t('passphrase-new')} hint={t('passphrase-hint')} fresh />
      <p class="faint">{t('recover-ends')}</p>
    </Form>
  )
}
