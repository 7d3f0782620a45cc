import { t } from './words'

/** Recovery codes, this once: to be kept on paper or in a file. */
export function Codes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent([t('codes'), ...codes, ''].join('\n'))}`
  return (
    <section class="card-box form codes" aria-labelledby="codes" role="status">
      <h2 id="codes">{t('codes')}</h2>
      <p>{t('codes-text')}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="row wrap">
        <a class="button" href={file} download="civitas-codes.txt">
          {t('codes-save')}
        </a>
        <button type="button" class="primary" onClick={onDone}>
          {t('codes-kept')}
        </button>
      </div>
    </section>
  )
}
