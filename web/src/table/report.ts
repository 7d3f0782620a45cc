import { language } from '../text'
import type { Packet } from '../types'

const MOST_ERRORS = 5
const errors: string[] = []
const keep = (what: unknown): void => {
  errors.push(what instanceof Error ? `${what.name}: ${what.message}\n${what.stack ?? ''}` : String(what))
  errors.splice(0, errors.length - MOST_ERRORS)
}
window.addEventListener('error', ({ error, message }) => keep(error ?? message))
window.addEventListener('unhandledrejection', ({ reason }) => keep(reason))

/** What somebody needs to see a problem with their own eyes. A game that still runs may keep its record to itself. */
async function reportOf(packet: Packet | null): Promise<object> {
  const record = packet && (await fetch(`/api/tables/${packet.table}/record`).catch(() => null))
  return {
    address: location.href,
    table: packet?.table,
    title: packet?.title,
    move: packet?.last,
    viewer: packet?.viewer,
    question: packet?.decision?.question.key,
    client: document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src,
    browser: navigator.userAgent,
    language: language.value,
    screen: `${innerWidth}x${innerHeight}`,
    letters: document.documentElement.style.fontSize,
    errors,
    record: record?.ok ? ((await record.json()) as unknown) : null,
  }
}

/** Saves a report as a file, to be sent along with a few words. */
export async function saveReport(packet: Packet | null): Promise<void> {
  const file = new Blob([JSON.stringify(await reportOf(packet), null, 1)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `civitas-report-${packet?.table ?? 'page'}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
