import { timeLabel } from '../../../figures/time-label.ts'
import { PlayClock } from '../../../ui/play-clock.ts'
import { demoCallMoment } from './demo-call-moment.ts'

/**
 * A player in the markup of persona-call.tsx: one clock moves the playhead, the timer and the transcript. It needs
 * no data: the times stand on the elements.
 */
export class DemoCall {
  readonly #root: HTMLElement
  readonly #lines: HTMLElement[]
  readonly #starts: number[]
  readonly #length: number
  #clock = new PlayClock()
  #frame = 0
  #line = -1

  constructor(root: HTMLElement) {
    this.#root = root
    this.#lines = [...root.querySelectorAll<HTMLElement>('[data-at]')]
    this.#starts = this.#lines.map((line) => Number(line.dataset['at']))
    this.#length = Number(root.dataset['seconds'])
  }

  /** Plays from where it was left, or pauses there. */
  toggle() {
    if (this.#root.dataset['state'] === 'playing') this.#pause()
    else this.#play()
  }

  /** Goes back to the beginning and rests there. */
  stop() {
    if (!this.#root.dataset['state']) return
    this.#pause()
    this.#clock = new PlayClock()
    delete this.#root.dataset['state']
    this.#noteIsShown(false)
    this.#show(0, 0, -1)
    this.#transcript()?.scrollTo({ top: 0 })
  }

  #play() {
    this.#root.dataset['state'] = 'playing'
    this.#noteIsShown(true)
    this.#clock.start(performance.now())
    this.#follow()
  }

  #pause() {
    cancelAnimationFrame(this.#frame)
    this.#clock.stop(performance.now())
    this.#root.dataset['state'] = 'paused'
  }

  #follow = () => {
    const seconds = this.#clock.secondsAt(performance.now())
    const moment = demoCallMoment(seconds, this.#starts, this.#length)
    if (!moment) return this.stop()
    this.#show(seconds, moment.share, moment.line)
    this.#frame = requestAnimationFrame(this.#follow)
  }

  #show(seconds: number, share: number, line: number) {
    this.#root.style.setProperty('--played', String(share))
    const elapsed = this.#root.querySelector('[data-elapsed]')
    const label = timeLabel(seconds)
    if (elapsed && elapsed.textContent !== label) elapsed.textContent = label
    if (line === this.#line) return
    this.#lines[this.#line]?.removeAttribute('aria-current')
    this.#line = line
    const current = this.#lines[line]
    if (!current) return
    // `aria-current` is not a live region: a screen reader's own pace through the transcript is left alone.
    current.setAttribute('aria-current', 'true')
    this.#scrollTo(current)
  }

  /** Brings a line to the middle of the transcript's box; the page itself stays where it is. */
  #scrollTo(line: HTMLElement) {
    const box = this.#transcript()
    if (!box) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    box.scrollTo({
      top: line.offsetTop - (box.clientHeight - line.offsetHeight) / 2,
      behavior: calm ? 'instant' : 'smooth',
    })
  }

  #transcript() {
    return this.#root.querySelector('[data-transcript]')
  }

  #noteIsShown(shown: boolean) {
    this.#root.querySelector('[role=status] > p')?.toggleAttribute('hidden', !shown)
  }
}
