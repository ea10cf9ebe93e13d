import { timeLabel } from '../../../common/figures/time-label.ts'
import { playCall } from '../../listen/play-call.ts'
import { type Reading, readingAt } from '../../listen/reading-at.ts'
import type { Speaker } from '../../content/sample-call.ts'

const namesOf = ({ brand = '', person = '' }: DOMStringMap): Record<Reading['state'], string> => ({
  caller: person,
  assistant: brand,
  thinking: `${brand}, thinking`,
  pause: 'Pause',
})

/**
 * Lets a call be read along its score (see call-score.tsx for the markup): playhead and subtitle follow the slider,
 * which follows the mouse. While the call plays, all follow it until the visitor moves the slider.
 */
export default function callReader(opening: HTMLElement): void {
  const score = opening.querySelector<HTMLElement>('[data-score]')
  const slider = score?.querySelector<HTMLInputElement>('input[type="range"]')
  const speaker = score?.querySelector('[data-speaker-name]')
  if (!score || !slider || !speaker) return
  const times = score.querySelectorAll('[data-time]')
  const lines = [...score.querySelectorAll<HTMLElement>('[data-from]')]
  const seconds = Number(slider.max)
  const names = namesOf(score.dataset)
  const turns = lines.map(({ dataset }) => ({
    speaker: dataset['speaker'] as Speaker,
    from: Number(dataset['from']),
    to: Number(dataset['to']),
  }))

  let isPlaying = false

  function read(isInEnglish = false) {
    const at = Number(slider?.value)
    const { state, turn } = readingAt(turns, at)
    const time = timeLabel(at)
    score?.style.setProperty('--at', String(at / seconds))
    if (score) score.dataset['state'] = state
    for (const place of times) place.textContent = time
    if (speaker) speaker.textContent = names[state] + (isInEnglish ? ', read in English' : '')
    for (const [place, line] of lines.entries()) line.toggleAttribute('data-now', place === turn)
    const meaning = lines[turn]?.dataset['meaning'] ?? ''
    const isSpoken = state === 'caller' || state === 'assistant'
    slider?.setAttribute('aria-valuetext', `${time}, ${names[state]}${isSpoken ? `: ${meaning}` : ''}`)
  }

  function follow({ pointerType, buttons, clientX }: PointerEvent) {
    if (!slider || isPlaying || pointerType !== 'mouse' || buttons > 0) return
    const { left, width } = slider.getBoundingClientRect()
    slider.value = String(((clientX - left) / width) * seconds)
    read()
  }

  const call = playCall(opening, {
    onVoice() {
      isPlaying = true
    },
    onMoment(at, isInEnglish) {
      const shown = slider.value
      slider.value = String(at)
      if (slider.value !== shown) read(isInEnglish)
      score.style.setProperty('--at', String(at / seconds))
    },
    onSilence() {
      isPlaying = false
      read()
    },
  })

  slider.addEventListener('input', () => {
    call.goOnFrom(slider.valueAsNumber)
    read()
  })
  // Otherwise a screen reader would announce each new time over the voice.
  slider.addEventListener('focus', call.stop)
  slider.addEventListener('pointermove', follow)
  slider.dataset['ready'] = ''
  read()
}
