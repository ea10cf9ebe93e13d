import { timeLabel } from '../../../common/figures/time-label.ts'
import { captionAt, callSeconds, secondsAtPointer } from './call-time.ts'

/** Lets the line through the readings follow mouse and slider (see playhead.tsx). The captions are read from its axis. */
export default function playhead(score: HTMLElement): void {
  const slider = score.querySelector<HTMLInputElement>('input[type="range"]')
  const lane = score.querySelector('[data-lane]')
  const caption = score.querySelector('[data-caption]')
  const times = score.querySelectorAll('[data-time]')
  const captions = [...score.querySelectorAll<HTMLElement>('[data-at]')].map((element) => ({
    at: Number(element.dataset['at']),
    speaker: element.dataset['speaker'] ?? '',
    text: element.textContent,
  }))
  if (!slider || !lane || !caption) return

  function show(seconds: number) {
    if (!slider || !caption) return
    const time = timeLabel(Math.round(seconds))
    const said = captionAt(captions, seconds)
    score.style.setProperty('--at', String(Math.round((seconds / callSeconds) * 1000) / 1000))
    for (const place of times) place.textContent = time
    caption.textContent = said?.text ?? ''
    slider.setAttribute('aria-valuetext', said ? `${time}, ${said.speaker}: ${said.text}` : time)
  }

  slider.addEventListener('input', () => show(slider.valueAsNumber))
  score.addEventListener('pointermove', ({ pointerType, clientX }) => {
    if (pointerType === 'touch') return
    const seconds = secondsAtPointer(clientX, lane.getBoundingClientRect())
    slider.value = String(Math.round(seconds))
    show(seconds)
  })
  slider.dataset['ready'] = 'true'
  // The slider may have been moved before this script loaded.
  show(slider.valueAsNumber)
}
