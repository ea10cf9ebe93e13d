import type { Speaker } from '../content/sample-call.ts'
import { timeLabel } from '../../common/figures/time-label.ts'
import type { WhySilent } from './listen.ts'
import { offerListening } from './offer-listening.ts'
import { readingAt } from './reading-at.ts'
import { showSoundNote } from './show-sound-note.ts'
import { inEnglish, type SpokenLine } from './spoken-line.ts'

/** What follows the voice: a drawing with its playhead. */
interface Follower {
  onVoice: () => void
  onMoment: (seconds: number, isInEnglish: boolean) => void
  onSilence: (why: WhySilent) => void
}

/**
 * Makes the play row of a first screen work: the lines of the call are below `root`, or in a template there, as
 * spoken-lines.tsx renders them; the current words show on the stage (call-stage.tsx). Returns a function that pauses
 * it; the next press resumes from there.
 */
export function playCall(root: HTMLElement, follower: Partial<Follower> = {}) {
  const stage = root.querySelector<HTMLElement>('[data-stage]')
  const language = root.querySelector<HTMLSelectElement>('[data-language]')
  const source = root.querySelector<HTMLTemplateElement>('template[data-call]')?.content ?? root
  const elements = [...source.querySelectorAll<HTMLElement>('[data-from]')]
  const lines = elements.map(spokenLine)
  let goesOnFrom = 0
  let shown: HTMLElement | undefined

  function show(seconds: number) {
    const place = (selector: string) => stage?.querySelector(selector)
    const time = place('[data-moment-now]')
    const label = timeLabel(seconds)
    if (time && time.textContent !== label) time.textContent = label
    const line = elements[readingAt(lines, seconds).turn]
    if (!line || line === shown) return
    shown = line
    const name = place('[data-name]')
    if (name) name.textContent = line.dataset['name'] ?? ''
    place('[data-now-said] [data-words]')?.replaceChildren(...line.cloneNode(true).childNodes)
    if (stage) stage.dataset['speaker'] = line.dataset['speaker']
  }

  /** Restores the content shown at rest. */
  function rest() {
    shown = undefined
    delete stage?.dataset['speaker']
  }

  const stop = offerListening(root.querySelector<HTMLButtonElement>('[data-play]'), {
    alsoInSilence: true,
    lines: () => (language?.value === 'en' ? lines.map(inEnglish) : lines),
    onVoice(isHeard) {
      showSoundNote(root, isHeard ? 'heard' : 'silent')
      follower.onVoice?.()
      return goesOnFrom
    },
    onMoment(seconds, isInEnglish) {
      goesOnFrom = seconds
      show(seconds)
      follower.onMoment?.(seconds, isInEnglish)
    },
    onSilence(why) {
      showSoundNote(root, undefined)
      if (why === 'over') {
        goesOnFrom = 0
        rest()
      }
      follower.onSilence?.(why)
    },
  })
  language?.addEventListener('change', () => {
    stop()
    goesOnFrom = 0
    rest()
  })
  return {
    stop,
    goOnFrom(seconds: number) {
      stop()
      goesOnFrom = seconds
      rest()
    },
  }
}

function spokenLine({ dataset, children }: HTMLElement): SpokenLine {
  const words = [...children].find((child) => child instanceof HTMLElement && child.lang) as HTMLElement
  return {
    speaker: dataset['speaker'] as Speaker,
    lang: words.lang,
    words: words.textContent,
    english: dataset['meaning'] ?? '',
    from: Number(dataset['from']),
    to: Number(dataset['to']),
  }
}
