import { timeLabel } from '../../../../common/figures/time-label.ts'
import { PlayClock } from '../../../../common/ui/play-clock.ts'
import { playCall } from '../../../listen/play-call.ts'
import { playLoop } from '../../../../common/ui/play-loop.ts'
import { secondsPerStep, stepAt, untilNextStep } from './film-clock.ts'

/** Highlights the film's steps in turn and moves the playhead (see film.tsx). Starts at the last; a call leads it. */
export default function film(figure: HTMLElement): void {
  const steps = [...figure.querySelectorAll<HTMLElement>('[data-moment]')]
  const moments = steps.map(({ dataset }) => Number(dataset['moment']))
  const reading = figure.querySelector<HTMLElement>('[data-reading]')
  const time = figure.querySelector('[data-time]')
  const button = figure.querySelector<HTMLButtonElement>('[data-of]')
  if (!reading || !time || !button) return
  const length = Number(figure.dataset['seconds'])
  let shown = steps.length - 1
  let isPlaying = false
  /** The call is playing and leads the film. */
  let isLed = false

  function showStep(now: number) {
    if (now === shown) return
    steps[shown]?.removeAttribute('aria-current')
    steps[now]?.setAttribute('aria-current', 'step')
    shown = now
  }

  function showMoment(seconds: number) {
    if (time) time.textContent = timeLabel(seconds)
    reading?.style.setProperty('--at', `${(seconds / length) * 100}%`)
  }

  const markPlaying = () => (figure.dataset['playing'] = String(isPlaying && !isLed))

  const call = playCall(figure, {
    onVoice() {
      if (button.hasAttribute('data-paused')) button.click()
      isLed = true
      markPlaying()
    },
    onMoment(seconds) {
      showStep(moments.findLastIndex((moment) => moment <= seconds))
      showMoment(seconds)
    },
    onSilence(why) {
      isLed = false
      markPlaying()
      // Pressing Pause pauses the film too.
      if (why === 'paused' && isPlaying) button.click()
    },
  })

  playLoop({
    place: figure,
    button,
    clock: new PlayClock(shown * secondsPerStep),
    untilNextChange: untilNextStep,
    show(seconds) {
      const now = stepAt(seconds, steps.length)
      if (isLed || now === shown) return
      showStep(now)
      showMoment(moments[now] ?? 0)
    },
    onPlaying(playing) {
      isPlaying = playing
      if (!playing) call.stop()
      markPlaying()
    },
  })
}
