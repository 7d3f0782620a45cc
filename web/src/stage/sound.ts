import { settings } from '../settings'
import type { Moment } from './moment'

/** Every sound is made here: tones of a few partials and a breath of noise, no recording. */
interface Note {
  /** Hertz; 0 for noise. */
  pitch: number
  /** Seconds after the sound begins, and how long it rings. */
  at: number
  lasts: number
  loud: number
  shape?: OscillatorType
}

const SOUNDS: Record<Moment['kind'] | 'move' | 'turn', Note[]> = {
  move: [
    { pitch: 0, at: 0, lasts: 0.05, loud: 0.05 },
    { pitch: 190, at: 0.01, lasts: 0.09, loud: 0.04, shape: 'triangle' },
  ],
  turn: [
    { pitch: 659, at: 0, lasts: 0.45, loud: 0.06 },
    { pitch: 988, at: 0.09, lasts: 0.5, loud: 0.04 },
  ],
  reveal: [
    { pitch: 392, at: 0, lasts: 0.3, loud: 0.05 },
    { pitch: 523, at: 0.08, lasts: 0.35, loud: 0.05 },
  ],
  auction: [
    { pitch: 0, at: 0, lasts: 0.04, loud: 0.12 },
    { pitch: 147, at: 0, lasts: 0.14, loud: 0.1, shape: 'triangle' },
    { pitch: 0, at: 0.16, lasts: 0.04, loud: 0.12 },
    { pitch: 147, at: 0.16, lasts: 0.16, loud: 0.1, shape: 'triangle' },
  ],
  war: [
    { pitch: 73, at: 0, lasts: 0.35, loud: 0.16, shape: 'triangle' },
    { pitch: 0, at: 0, lasts: 0.12, loud: 0.06 },
    { pitch: 73, at: 0.22, lasts: 0.4, loud: 0.14, shape: 'triangle' },
  ],
  loss: [
    { pitch: 294, at: 0, lasts: 0.5, loud: 0.05 },
    { pitch: 277, at: 0.18, lasts: 0.7, loud: 0.05 },
  ],
  triumph: [
    { pitch: 392, at: 0, lasts: 0.25, loud: 0.05, shape: 'triangle' },
    { pitch: 494, at: 0.12, lasts: 0.25, loud: 0.05, shape: 'triangle' },
    { pitch: 587, at: 0.24, lasts: 0.6, loud: 0.06, shape: 'triangle' },
  ],
}

let audio: AudioContext | null = null

export function sound(kind: keyof typeof SOUNDS | null): void {
  if (!kind || !settings.peek().sound || document.hidden) return
  audio ??= new AudioContext()
  for (const note of SOUNDS[kind]) play(audio, note)
}

function play(context: AudioContext, { pitch, at, lasts, loud, shape = 'sine' }: Note): void {
  const begin = context.currentTime + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud, begin)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts)
  gain.connect(context.destination)
  const voice = pitch ? tone(context, pitch, shape) : noise(context, lasts)
  voice.connect(gain)
  voice.start(begin)
  voice.stop(begin + lasts)
}

function tone(context: AudioContext, pitch: number, shape: OscillatorType): OscillatorNode {
  const voice = context.createOscillator()
  voice.type = shape
  voice.frequency.value = pitch
  return voice
}

function noise(context: AudioContext, lasts: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1
  const voice = context.createBufferSource()
  voice.buffer = buffer
  return voice
}
