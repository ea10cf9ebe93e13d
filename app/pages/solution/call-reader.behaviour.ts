import type { Speaker } from '../../../content/sample-call.ts'
import { timeLabel } from '../../figures/time-label.ts'
import { offerListening } from '../../listen/offer-listening.ts'
import type { SpokenLine } from '../../listen/spoken-line.ts'
import { type Reading, readingAt } from './reading-at.ts'

const namesOf = ({ brand = '', person = '' }: DOMStringMap): Record<Reading['state'], string> => ({
  caller: person,
  assistant: brand,
  thinking: `${brand}, thinking`,
  pause: 'Pause',
})

/**
 * Lets a call be read along its score (see call-score.tsx for the markup): playhead and subtitle follow the slider,
 * and the slider follows the mouse over the score. While a voice reads, all follow the voice until somebody slides.
 */
export default function callReader(score: HTMLElement): void {
  const slider = score.querySelector<HTMLInputElement>('input[type="range"]')
  const speaker = score.querySelector('[data-speaker-name]')
  const times = score.querySelectorAll('[data-time]')
  const lines = [...score.querySelectorAll<HTMLElement>('[data-from]')]
  if (!slider || !speaker) return
  const seconds = Number(slider.max)
  const names = namesOf(score.dataset)
  const turns = lines.map(({ dataset }) => ({
    speaker: dataset['speaker'] as Speaker,
    from: Number(dataset['from']),
    to: Number(dataset['to']),
  }))

  let isHeard = false
  let heardFrom = 0

  function read(isInEnglish = false) {
    const at = Number(slider?.value)
    const { state, turn } = readingAt(turns, at)
    const time = timeLabel(at)
    score.style.setProperty('--at', String(at / seconds))
    score.dataset['state'] = state
    for (const place of times) place.textContent = time
    if (speaker) speaker.textContent = names[state] + (isInEnglish ? ', read in English' : '')
    for (const [place, line] of lines.entries()) line.toggleAttribute('data-now', place === turn)
    const meaning = lines[turn]?.dataset['meaning'] ?? ''
    const isSpoken = state === 'caller' || state === 'assistant'
    slider?.setAttribute('aria-valuetext', `${time}, ${names[state]}${isSpoken ? `: ${meaning}` : ''}`)
  }

  function follow({ pointerType, buttons, clientX }: PointerEvent) {
    if (!slider || isHeard || pointerType !== 'mouse' || buttons > 0) return
    const { left, width } = slider.getBoundingClientRect()
    slider.value = String(((clientX - left) / width) * seconds)
    read()
  }

  const stopVoice = offerListening(score.querySelector<HTMLButtonElement>('[data-listen]'), () => ({
    lines: spokenLines(lines),
    onVoice() {
      isHeard = true
      return heardFrom
    },
    onMoment(at, isInEnglish) {
      heardFrom = at
      const shown = slider.value
      slider.value = String(at)
      if (slider.value !== shown) read(isInEnglish)
      score.style.setProperty('--at', String(at / seconds))
    },
    onSilence(isOver) {
      isHeard = false
      if (isOver) heardFrom = 0
      read()
    },
  }))

  slider.addEventListener('input', () => {
    stopVoice()
    heardFrom = slider.valueAsNumber
    read()
  })
  // Else a screen reader would say each new time over the voice.
  slider.addEventListener('focus', stopVoice)
  slider.addEventListener('pointermove', follow)
  slider.dataset['ready'] = ''
  read()
}

/** The lines of a call as spoken-lines.tsx shows them, for a voice. */
function spokenLines(elements: readonly HTMLElement[]): SpokenLine[] {
  return elements.flatMap((element) => {
    const { speaker, from, to, meaning = '' } = element.dataset
    const words = element.querySelector<HTMLElement>('[lang]')
    if (!words) return []
    return {
      speaker: speaker as Speaker,
      lang: words.lang,
      words: words.textContent,
      english: meaning,
      from: Number(from),
      to: Number(to),
    }
  })
}
