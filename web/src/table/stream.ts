import type { ChatLine, Packet, Posts, Presence } from '../types'

/** So many lines of chat are kept, as in a packet. */
export const CHAT_LINES = 100

/** What comes next, given what was there: null if the stream or an answer has told more already. */
export function next(before: Packet | null, packet: Packet): Packet | null {
  if (before?.table !== packet.table || before.viewer !== packet.viewer) return packet
  if (packet.sequence < before.sequence) return null
  // A line of chat may overtake the answer that was made before it was said.
  const chat = before.chat.reduce(withLine, packet.chat)
  return chat === packet.chat ? packet : { ...packet, chat }
}

function withLine(chat: ChatLine[], line: ChatLine): ChatLine[] {
  if (chat.some((said) => said.n === line.n)) return chat
  return [...chat, line].sort((a, b) => a.n - b.n).slice(-CHAT_LINES)
}

/** A packet with a line of chat that was said since. */
export const withChat = (packet: Packet, line: ChatLine): Packet => ({ ...packet, chat: withLine(packet.chat, line) })

/** A packet with somebody come or gone. */
export const withPresence = (packet: Packet, { seat, connected }: Presence): Packet => ({
  ...packet,
  seats: packet.seats.map((found) => (found.seat === seat ? { ...found, connected } : found)),
})

/** What is read out after a change: what happened, and what is to be done. */
export function readOut(before: Packet | null, packet: Packet): string | null {
  if (!before || packet.last <= before.last) return null
  const fresh = packet.log.filter((line) => line.n > before.last)
  return [...fresh.map((line) => line.text), packet.prompt].join(' ')
}

/** A packet with what the answer to a request says; null if that is nothing for the table. */
export function withAnswer(before: Packet, answer: Posts[keyof Posts]['answer']): Packet | null {
  if ('packet' in answer) return next(before, answer.packet)
  if ('sequence' in answer) return next(before, answer)
  if ('chat' in answer) return answer.chat.reduce(withChat, before)
  if ('notes' in answer) return { ...before, notes: answer.notes }
  return null
}
