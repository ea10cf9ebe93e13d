import type { Speaker } from '../../../content/sample-call.ts'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import { offerListening } from '../../../listen/offer-listening.ts'
import { showSoundNote } from '../../../listen/show-sound-note.ts'
import type { SpokenLine } from '../../../listen/spoken-line.ts'
import { PlayClock } from '../../../../common/ui/play-clock.ts'

/** What a demo call's player shows at one moment. */
interface DemoCallMoment {
  /** Share of the call already played, from 0 to 1. */
  share: number
  /** Index of the line being said or last said; -1 before the first. */
  line: number
}

/** The moment `seconds` into a call whose lines begin at `starts`; null once the call of `length` seconds is over. */
export function demoCallMoment(seconds: number, starts: number[], length: number): DemoCallMoment | null {
  if (seconds >= length) return null
  return { share: seconds / length, line: starts.findLastIndex((start) => start <= seconds) }
}

/** A line of the transcript in persona-calls.tsx, for a voice. The calls are in English. */
function spokenLine(element: HTMLElement): SpokenLine {
  const { at, to, speaker } = element.dataset
  const words = element.querySelector('p')?.textContent ?? ''
  return { speaker: speaker as Speaker, lang: 'en', words, from: Number(at), to: Number(to) }
}

/**
 * A player for the markup in persona-calls.tsx: one clock moves the playhead, the timer and the transcript, and a voice
 * that reads the call leads that clock. It needs no data: the times are on the elements.
 */
export class DemoCall {
  readonly #root: HTMLElement
  readonly #lines: HTMLElement[]
  readonly #starts: number[]
  readonly #length: number
  #clock = new PlayClock()
  #frame = 0
  #line = -1
  readonly #stopVoice: () => void

  constructor(root: HTMLElement) {
    this.#root = root
    this.#lines = [...root.querySelectorAll<HTMLElement>('[data-at]')]
    this.#starts = this.#lines.map((line) => Number(line.dataset['at']))
    this.#length = Number(root.dataset['seconds'])
    this.#stopVoice = offerListening(root.querySelector<HTMLButtonElement>('[data-listen]'), {
      lines: () => this.#lines.map(spokenLine),
      onVoice: () => this.#giveToVoice(),
      onMoment: (seconds) => {
        this.#clock.goTo(seconds, performance.now())
        this.#moveTo(seconds)
      },
      onSilence: (why) => (why === 'over' ? this.stop() : this.#pause()),
    })
  }

  /** Plays from where it stopped, or pauses there. */
  toggle() {
    if (this.#root.dataset['state'] === 'playing') this.#pause()
    else this.#play()
  }

  /** Goes back to the beginning and stays there. */
  stop() {
    if (!this.#root.dataset['state']) return
    this.#pause()
    this.#clock = new PlayClock()
    delete this.#root.dataset['state']
    showSoundNote(this.#root, undefined)
    this.#show(0, 0, -1)
    this.#transcript()?.scrollTo({ top: 0 })
  }

  #play() {
    this.#root.dataset['state'] = 'playing'
    showSoundNote(this.#root, 'silent')
    this.#clock.start(performance.now())
    this.#follow()
  }

  #pause() {
    this.#stopVoice()
    cancelAnimationFrame(this.#frame)
    this.#clock.stop(performance.now())
    this.#root.dataset['state'] = 'paused'
  }

  #giveToVoice() {
    this.#pause()
    this.#root.dataset['state'] = 'playing'
    showSoundNote(this.#root, 'heard')
    return this.#clock.secondsAt(performance.now())
  }

  #follow = () => {
    if (this.#moveTo(this.#clock.secondsAt(performance.now())))
      this.#frame = requestAnimationFrame(this.#follow)
  }

  /** Shows a moment of the call; at the end it stops and returns `false`. */
  #moveTo(seconds: number): boolean {
    const moment = demoCallMoment(seconds, this.#starts, this.#length)
    if (!moment) {
      this.stop()
      return false
    }
    this.#show(seconds, moment.share, moment.line)
    return true
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
    // `aria-current` is not a live region, so a screen reader keeps its own pace through the transcript.
    current.setAttribute('aria-current', 'true')
    this.#scrollTo(current)
  }

  /** Scrolls a line to the middle of the transcript's box without scrolling the page. */
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
}
