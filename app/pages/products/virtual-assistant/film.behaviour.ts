import { timeLabel } from '../../../figures/time-label.ts'
import { PlayClock } from '../../../ui/play-clock.ts'
import { playLoop } from '../../../ui/play-loop.ts'
import { secondsPerStep, stepAt, untilNextStep } from './film-clock.ts'

/** Lights the film's steps one after the other and moves the playhead with them (see film.tsx). It begins at the last. */
export default function film(figure: HTMLElement): void {
  const steps = [...figure.querySelectorAll<HTMLElement>('[data-moment]')]
  const reading = figure.querySelector<HTMLElement>('[data-reading]')
  const time = figure.querySelector('[data-time]')
  const button = figure.querySelector('button')
  if (!reading || !time || !button) return
  const length = Number(figure.dataset['seconds'])
  let shown = steps.length - 1

  playLoop({
    place: figure,
    button,
    clock: new PlayClock(shown * secondsPerStep),
    untilNextChange: untilNextStep,
    show(seconds) {
      const now = stepAt(seconds, steps.length)
      if (now === shown) return
      steps[shown]?.removeAttribute('aria-current')
      steps[now]?.setAttribute('aria-current', 'step')
      shown = now
      const moment = Number(steps[now]?.dataset['moment'])
      time.textContent = timeLabel(moment)
      reading.style.setProperty('--at', `${(moment / length) * 100}%`)
    },
    onPlaying(isPlaying) {
      figure.dataset['playing'] = String(isPlaying)
    },
  })
}
