/** What a test can set in the stand-in for a device's voices. */
export interface StandIn {
  /** The browser it imitates; the behaviours are listed at `installStandIn`. */
  like: 'chromium' | 'firefox' | 'webkit'
  voices: { name: string; lang: string; localService?: boolean; default?: boolean }[]
  /** How long it takes to say one character. */
  millisecondsPerCharacter?: number
  /** The voices are listed when the test says so (`nameVoices`), not automatically. */
  untilNamed?: boolean
}

/** What a voice was asked to say. */
export interface Heard {
  words: string
  voice: string
  lang: string
  pitch: number
  isRemote: boolean
  /** Said to its end. */
  isWhole: boolean
}

declare global {
  interface Window {
    standIn: { heard: Heard[]; isSpeaking: () => boolean; nameVoices: () => void }
  }
}

/** Common voices, and one that would send the words away. */
export const indianVoices: StandIn['voices'] = [
  { name: 'Google हिन्दी', lang: 'hi-IN', localService: false, default: true },
  { name: 'Google UK English', lang: 'en-GB', localService: false },
  { name: 'Lekha', lang: 'hi-IN' },
  { name: 'Kiran', lang: 'hi_IN' },
  { name: 'Vani', lang: 'ta-IN' },
  { name: 'Rishi', lang: 'en-IN' },
  { name: 'Samantha', lang: 'en-US' },
]

/**
 * Stands in for a browser's voices; runs in the page. Like Chromium: voices are listed late, an utterance over 15
 * seconds is cut off without an event, a cancelled one ends with `error`, later. Like Firefox: voices are listed late,
 * no voice reports words, a cancelled one ends with `end`. Like WebKit: it first speaks only within a press, and a
 * cancelled one ends with `error` before `cancel` returns.
 */
export function installStandIn({ like, voices, millisecondsPerCharacter = 10, untilNamed }: StandIn): void {
  type Utterance = EventTarget & {
    text: string
    lang: string
    pitch: number
    rate: number
    voice: { name: string; localService: boolean } | null
  }
  const named = voices.map((voice) => ({
    localService: true,
    default: false,
    voiceURI: voice.name,
    ...voice,
  }))
  const heard: Heard[] = []
  const tell = (to: EventTarget, type: string, facts: object = {}) =>
    to.dispatchEvent(Object.assign(new Event(type), facts))
  let areNamed = like === 'webkit' && !untilNamed
  let mayOpen = like !== 'webkit'
  let isInPress = false
  let speaking: { utterance: Utterance; timers: ReturnType<typeof setTimeout>[] } | undefined
  let waiting: Utterance[] = []

  class Synthesis extends EventTarget {
    get speaking() {
      return speaking !== undefined
    }
    get pending() {
      return waiting.length > 0
    }
    getVoices() {
      return areNamed ? named : []
    }
    speak(utterance: Utterance) {
      mayOpen ||= isInPress
      if (!mayOpen) return void setTimeout(() => tell(utterance, 'error', { error: 'not-allowed' }))
      waiting.push(utterance)
      if (!speaking) next()
    }
    cancel() {
      const ended = speaking
      waiting = []
      speaking = undefined
      for (const timer of ended?.timers ?? []) clearTimeout(timer)
      if (!ended) return
      const say = () => tell(ended.utterance, like === 'firefox' ? 'end' : 'error', { error: 'canceled' })
      if (like === 'webkit') say()
      else setTimeout(say, 5)
    }
  }

  function next() {
    const utterance = waiting.shift()
    if (!utterance) return
    const { text, lang, pitch, rate, voice } = utterance
    const entry = {
      words: text,
      voice: voice?.name ?? 'the browser’s choice',
      lang,
      pitch,
      isRemote: voice?.localService !== true,
      isWhole: false,
    }
    const after = (characters: number, run: () => void) =>
      setTimeout(run, 5 + (characters * millisecondsPerCharacter) / rate)
    const duration = (text.length * millisecondsPerCharacter) / rate
    const timers = [
      after(0, () => {
        heard.push(entry)
        tell(utterance, 'start')
      }),
    ]
    if (like !== 'firefox')
      for (const { index } of text.matchAll(/\S+/g))
        timers.push(after(index, () => tell(utterance, 'boundary', { charIndex: index, name: 'word' })))
    if (like !== 'chromium' || duration < 15_000)
      timers.push(
        after(text.length, () => {
          entry.isWhole = true
          speaking = undefined
          tell(utterance, 'end')
          next()
        }),
      )
    speaking = { utterance, timers }
  }

  const synthesis = new Synthesis()
  const nameVoices = () => {
    areNamed = true
    tell(synthesis, 'voiceschanged')
  }
  if (like !== 'webkit' && !untilNamed) setTimeout(nameVoices, 100)
  addEventListener(
    'click',
    () => {
      isInPress = true
      setTimeout(() => (isInPress = false))
    },
    { capture: true },
  )
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: synthesis })
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    configurable: true,
    value: class extends EventTarget {
      text: string
      lang = ''
      pitch = 1
      rate = 1
      voice = null
      constructor(text: string) {
        super()
        this.text = text
      }
    },
  })
  window.standIn = { heard, isSpeaking: () => speaking !== undefined, nameVoices }
}
