import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ApiError, get, post } from '../api'
import { Link, navigate, route } from '../router'
import { me } from '../shell/me'
import type { Account as Found } from '../types'
import { Codes } from './Codes'
import { Company } from './Company'
import { Field, Form, Secret } from './Form'
import { Guest, Recover } from './Guest'
import { OwnData } from './OwnData'
import { Sessions } from './Sessions'
import { date, t } from './words'

/** One's account, for whoever wishes one, and what is known here about whoever has none. */
export function Account() {
  const account = useSignal<Found | null>(null)
  const codes = useSignal<string[]>([])
  const letter = useSignal(secretOf(route.value.hash))
  const news = useSignal('')
  const look = () =>
    void get('/account')
      .then((found) => (account.value = found))
      .catch(() => undefined)
  useEffect(look, [me.value?.id, me.value?.account])
  useEffect(() => {
    // A secret does not stay in the address, where histories and screenshots find it.
    if (letter.value.code) navigate('/account', true)
  }, [])
  useEffect(() => {
    const { kind, code } = letter.value
    if (kind !== 'confirm' || !me.value?.account) return
    letter.value = NOTHING
    void post('/account/confirm', {}, { code })
      .then(() => {
        news.value = t('address-confirmed')
        look()
      })
      .catch((refusal: unknown) => (news.value = refusal instanceof ApiError ? refusal.sentence : ''))
  }, [me.value?.account])
  if (!account.value || !me.value) return <main class="page" aria-busy="true" />
  return (
    <main class="page settings account">
      <h1>{t('account')}</h1>
      {news.value && (
        <p role="status" class="whole">
          {news.value}
        </p>
      )}
      {letter.value.kind === 'confirm' && <p class="whole">{t('address-sign-in')}</p>}
      {codes.value.length > 0 && <Codes codes={codes.value} onDone={() => (codes.value = [])} />}
      {letter.value.kind === 'recover' && <Recover code={letter.value.code} onDone={() => (letter.value = NOTHING)} />}
      {me.value.account ? (
        <Own account={account.value} onCodes={(fresh) => (codes.value = fresh)} onChange={look} />
      ) : (
        <Guest post={account.value.post} onCodes={(fresh) => (codes.value = fresh)} />
      )}
      {!me.value.guest && (
        <>
          <Sessions />
          <Company />
          <OwnData />
        </>
      )}
    </main>
  )
}

const NOTHING = { kind: '', code: '' }

/** What a letter brought, behind the `#`. */
function secretOf(hash: string): typeof NOTHING {
  const [, kind, code] = /^#(recover|confirm)=(\w+)$/.exec(hash) ?? []
  return kind && code ? { kind, code } : NOTHING
}

interface OwnProps {
  account: Found
  onCodes: (codes: string[]) => void
  onChange: () => void
}

function Own({ account, onCodes, onChange }: OwnProps) {
  const changed = useSignal(false)
  return (
    <>
      <section class="card-box form" aria-labelledby="own-account">
        <h2 id="own-account">{me.value?.name}</h2>
        <p>{t('account-since', { name: account.name, date: date(account.made_at) })}</p>
        <p class={account.codes < 3 ? 'warning' : ''}>{t('codes-left', { count: account.codes })}</p>
        <div class="row wrap">
          <Link class="button" to={`/people/${me.value?.id}`}>
            {t('profile')}
          </Link>
          {account.administrator && (
            <Link class="button" to="/admin">
              {t('admin')}
            </Link>
          )}
          <button
            type="button"
            onClick={() =>
              void post('/account/sign-out', {}, {})
                .then((left) => (me.value = left))
                .catch(() => undefined)
            }
          >
            {t('sign-out')}
          </button>
        </div>
      </section>
      <Form
        heading={t('passphrase-change')}
        submit={t('passphrase-change')}
        onSend={async (given) => {
          await post('/account/passphrase', {}, { passphrase: given('passphrase'), wanted: given('wanted') })
          changed.value = true
        }}
      >
        <Secret label={t('passphrase')} />
        <Secret name="wanted" label={t('passphrase-new')} hint={t('passphrase-hint')} fresh />
        {changed.value && <p role="status">{t('passphrase-changed')}</p>}
      </Form>
      <Form
        heading={t('codes-renew')}
        submit={t('codes-renew')}
        onSend={async (given) => {
          onCodes((await post('/account/codes', {}, { passphrase: given('passphrase') })).codes)
          onChange()
          window.scrollTo(0, 0)
        }}
      >
        <p>{t('codes-renew-text')}</p>
        <Secret label={t('passphrase')} />
      </Form>
      {account.post && (
        <Form
          heading={t('address')}
          submit={t('address-send')}
          onSend={async (given) => {
            await post('/account/address', {}, { passphrase: given('passphrase'), address: given('address') })
            onChange()
          }}
        >
          <p>{t('address-text')}</p>
          {account.address && (
            <p role="status">
              {account.address} · {t(account.confirmed ? 'address-good' : 'address-waiting')}
            </p>
          )}
          <Field name="address" email label={t('address')} complete="email" optional />
          <Secret label={t('passphrase')} />
        </Form>
      )}
    </>
  )
}
