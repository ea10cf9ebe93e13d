/**
 * The one clock of something that plays: seconds played, leaving out every pause. It reads no time itself; callers
 * pass `performance.now()`, so that everything that follows it agrees on the same frame.
 */
export class PlayClock {
  #played: number
  #startedAt: number | undefined

  /** `seconds` is where it begins. */
  constructor(seconds = 0) {
    this.#played = seconds
  }

  start(now: number) {
    this.#startedAt ??= now
  }

  stop(now: number) {
    this.#played = this.secondsAt(now)
    this.#startedAt = undefined
  }

  /** Is at `seconds` now, and runs on from there if it ran. */
  goTo(seconds: number, now: number) {
    this.#played = seconds
    if (this.#startedAt !== undefined) this.#startedAt = now
  }

  secondsAt(now: number): number {
    return this.#startedAt === undefined ? this.#played : this.#played + (now - this.#startedAt) / 1000
  }
}
