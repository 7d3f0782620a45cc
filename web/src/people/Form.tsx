import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { ApiError } from '../api'
import { t } from './words'

/** What somebody typed, by name. */
export type Given = (name: string) => string

interface FormProps {
  heading: string
  submit: string
  /** Sends what was typed; a refusal is shown. */
  onSend: (given: Given) => Promise<unknown>
  children?: ComponentChildren
  danger?: boolean
  /** Inside something that has a heading and a box already. */
  bare?: boolean
  /** A button beside the refusal, for those that can be overcome. */
  remedy?: { key: string; label: string; send: (given: Given) => Promise<unknown> }
}

/** A form that sends itself once at a time, says why it was refused, and forgets what it sent. */
export function Form({ heading, submit, onSend, children, danger, bare, remedy }: FormProps) {
  const problem = useSignal<ApiError | null>(null)
  const sending = useSignal(false)
  const send = async (form: HTMLFormElement, how = onSend) => {
    if (sending.value) return
    sending.value = true
    problem.value = null
    const data = new FormData(form)
    try {
      await how((name) => (data.get(name) as string | null) ?? '')
      form.reset()
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      problem.value = refusal
    } finally {
      sending.value = false
    }
  }
  return (
    <form
      class={bare ? 'form' : 'card-box form'}
      aria-label={heading}
      aria-busy={sending.value}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      {!bare && <h2>{heading}</h2>}
      {children}
      {problem.value && (
        <div role="alert">
          <p>{problem.value.sentence || t('offline')}</p>
          {remedy?.key === problem.value.key && (
            <button type="button" onClick={(event) => void send(event.currentTarget.form!, remedy.send)}>
              {remedy.label}
            </button>
          )}
        </div>
      )}
      <button type="submit" class={danger ? 'danger' : 'primary'} disabled={sending.value}>
        {submit}
      </button>
    </form>
  )
}

interface FieldProps {
  name: string
  label: string
  hint?: string
  email?: boolean
  complete?: string
  optional?: boolean
  value?: string
}

export function Field({ name, label, hint, email, complete = 'off', optional, value }: FieldProps) {
  const given = {
    name,
    required: !optional,
    maxLength: 254,
    autoComplete: complete,
    autoCapitalize: 'none',
    defaultValue: value,
  } as const
  return (
    <label>
      {label}
      {email ? <input {...given} type="email" /> : <input {...given} />}
      {hint && <small class="faint">{hint}</small>}
    </label>
  )
}

interface SecretProps {
  name?: string
  label: string
  hint?: string
  /** One that is being chosen, which browsers then offer to keep. */
  fresh?: boolean
}

/** A passphrase: long ones are typed without mistakes where one may look at them. */
export function Secret({ name = 'passphrase', label, hint, fresh }: SecretProps) {
  const shown = useSignal(false)
  const given = {
    name,
    required: true,
    minLength: fresh ? 10 : 1,
    maxLength: 200,
    autoComplete: fresh ? 'new-password' : 'current-password',
    autoCapitalize: 'none',
    spellcheck: false,
  } as const
  return (
    <div class="secret">
      <label>
        {label}
        {shown.value ? <input {...given} /> : <input {...given} type="password" />}
        {hint && <small class="faint">{hint}</small>}
      </label>
      <button type="button" class="quiet" aria-pressed={shown.value} onClick={() => (shown.value = !shown.value)}>
        {t('secret-show')}
      </button>
    </div>
  )
}
