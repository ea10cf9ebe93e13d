import { site } from '../../../content/site.ts'
import { timeLabel } from '../../figures/time-label.ts'
import type { Speaker } from '../../../content/sample-call.ts'
import { type Reading, readingAt } from './reading-at.ts'

const names: Record<Reading['state'], string> = {
  caller: 'Caller',
  assistant: site.brand,
  thinking: `${site.brand}, thinking`,
  pause: 'Pause',
}

/**
 * Lets a call be read along its score (see call-score.tsx for the markup): playhead and subtitle follow the slider,
 * and the slider follows the mouse over the score. Returns a function that takes all of it away again.
 */
export function enhanceCallReader(score: HTMLElement): () => void {
  const slider = score.querySelector<HTMLInputElement>('input[type="range"]')
  const speaker = score.querySelector('[data-speaker-name]')
  const times = score.querySelectorAll('[data-time]')
  const lines = [...score.querySelectorAll<HTMLElement>('[data-from]')]
  if (!slider || !speaker) return () => {}
  const seconds = Number(slider.max)
  const turns = lines.map(({ dataset }) => ({
    speaker: dataset['speaker'] as Speaker,
    from: Number(dataset['from']),
    to: Number(dataset['to']),
  }))
  const listening = new AbortController()
  const { signal } = listening

  function read() {
    const at = Number(slider?.value)
    const { state, turn } = readingAt(turns, at)
    const time = timeLabel(at)
    score.style.setProperty('--at', String(at / seconds))
    score.dataset['state'] = state
    for (const place of times) place.textContent = time
    if (speaker) speaker.textContent = names[state]
    for (const [place, line] of lines.entries()) line.toggleAttribute('data-now', place === turn)
    const meaning = lines[turn]?.dataset['meaning'] ?? ''
    const isSpoken = state === 'caller' || state === 'assistant'
    slider?.setAttribute('aria-valuetext', `${time}, ${names[state]}${isSpoken ? `: ${meaning}` : ''}`)
  }

  function follow({ pointerType, buttons, clientX }: PointerEvent) {
    if (!slider || pointerType !== 'mouse' || buttons > 0) return
    const { left, width } = slider.getBoundingClientRect()
    slider.value = String(((clientX - left) / width) * seconds)
    read()
  }

  slider.addEventListener('input', read, { signal })
  slider.addEventListener('pointermove', follow, { signal })
  slider.dataset['ready'] = ''
  read()
  return () => listening.abort()
}
