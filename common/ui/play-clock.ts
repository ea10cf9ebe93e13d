/**
 * The single clock of something that plays: seconds played, without pauses. It reads no time itself; callers pass
 * `performance.now()`, so that everything that follows it agrees on the same frame.
 */
export class PlayClock {
  #played: number
  #startedAt: number | undefined

  /** `seconds` is the starting point. */
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

  /** Jumps to `seconds`, and continues from there if it was running. */
  goTo(seconds: number, now: number) {
    this.#played = seconds
    if (this.#startedAt !== undefined) this.#startedAt = now
  }

  secondsAt(now: number): number {
    return this.#startedAt === undefined ? this.#played : this.#played + (now - this.#startedAt) / 1000
  }
}
