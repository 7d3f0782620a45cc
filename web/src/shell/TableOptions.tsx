import { Link } from '../router'
import { asText } from '../json'
import { rulesOf } from '../table/pack'
import { t } from '../text'
import type { Game, Json, Option } from '../types'

const MANY = 6

/** Which values the cards have: those of the title or of a data pack, with what the pack says about itself. */
export function Packs({ game, chosen, onChange }: { game: Game; chosen: string; onChange: (key: string) => void }) {
  if (!game.packs.length) return null
  const about = game.packs.find((pack) => pack.key === chosen)?.about
  return (
    <div>
      <label>
        {t('pack')}
        <select name="pack" value={chosen} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{t('pack-none')}</option>
          {game.packs.map((pack) => (
            <option key={pack.key} value={pack.key}>
              {pack.name}
            </option>
          ))}
        </select>
      </label>
      {chosen && (
        <p class="faint">
          {about} <Link to={rulesOf(game.key, chosen)}>{t('pack-changes')}</Link>
        </p>
      )}
    </div>
  )
}

interface OptionsProps {
  options: Option[]
  values: Record<string, Json>
  onChange: (key: string, value: Json) => void
}

/** The options of a title; many of them wait behind one line, because every one has a good value already. */
export function Options({ options, values, onChange }: OptionsProps) {
  if (!options.length) return null
  const fields = options.map((option) => (
    <OptionField
      key={option.key}
      option={option}
      value={values[option.key] ?? null}
      onChange={(value) => onChange(option.key, value)}
    />
  ))
  if (options.length > MANY)
    return (
      <details class="options">
        <summary>{t('options-count', { count: options.length })}</summary>
        <div>{fields}</div>
      </details>
    )
  return (
    <fieldset>
      <legend>{t('options')}</legend>
      {fields}
    </fieldset>
  )
}

function OptionField({ option, value, onChange }: { option: Option; value: Json; onChange: (value: Json) => void }) {
  if (typeof option.default === 'boolean')
    return (
      <label class="check">
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
        <span>
          {option.label} <small class="faint">{option.text}</small>
        </span>
      </label>
    )
  if (option.values && !option.many)
    return (
      <label>
        {option.label} <small class="faint">{option.text}</small>
        <select
          value={asText(value)}
          onChange={(event) =>
            onChange(option.values!.find((found) => found.value === event.currentTarget.value)?.value ?? null)
          }
        >
          {option.values.map((found) => (
            <option key={found.value} value={found.value}>
              {found.label}
            </option>
          ))}
        </select>
      </label>
    )
  return option.values && <ManyField option={option} value={value} onChange={onChange} />
}

/** A list of values: one more may always be added; each can be changed or taken out. */
function ManyField({ option, value, onChange }: { option: Option; value: Json; onChange: (value: Json) => void }) {
  const chosen = Array.isArray(value) ? value.map(String) : []
  const change = (place: number, wanted: string) =>
    onChange(wanted ? chosen.toSpliced(place, 1, wanted) : chosen.toSpliced(place, 1))
  return (
    <fieldset>
      <legend>{option.label}</legend>
      <small class="faint">{option.text}</small>
      <div class="row wrap">
        {[...chosen, ''].map((current, place) => (
          <select
            key={place}
            value={current}
            aria-label={t('option-number', { option: option.label, number: place + 1 })}
            onChange={(event) => change(place, event.currentTarget.value)}
          >
            <option value="">{(!chosen.length && option.none) || '–'}</option>
            {option.values!.map((found) => (
              <option key={found.value} value={found.value}>
                {found.label}
              </option>
            ))}
          </select>
        ))}
      </div>
    </fieldset>
  )
}
