/** Roughly the usual rate of voices. */
const charactersPerSecond = 14

/** No voice is assumed to be at its end until it says so. */
const mostBeforeEnd = 0.97

/**
 * Estimates where a voice is in the words it reads. Voices that report word starts give the position; in between it
 * is estimated from the time, never past the end of the word. Callers pass `performance.now()`.
 */
export class VoicePosition {
  readonly #words: string
  readonly #pace: number
  #at = 0
  #wordEnd = Infinity
  #since: number | undefined

  constructor(words: string, rate: number) {
    this.#words = words
    this.#pace = charactersPerSecond * rate
  }

  start(now: number) {
    this.#since ??= now
  }

  /** A word begins at this character. */
  reachWord(character: number, now: number) {
    this.#at = character
    const space = this.#words.indexOf(' ', character)
    this.#wordEnd = space < 0 ? Infinity : space
    this.#since = now
  }

  /** Share of the words already said, from 0 to 1; 0 until the voice is heard. */
  shareAt(now: number): number {
    if (this.#since === undefined) return 0
    const reckoned = this.#at + ((now - this.#since) / 1000) * this.#pace
    return Math.min(Math.min(reckoned, this.#wordEnd) / this.#words.length, mostBeforeEnd)
  }

  /** Whether the voice is so late that it will never start, or never report its end. */
  isLost(now: number, askedAt: number): boolean {
    const usual = this.#since === undefined ? 0 : this.#words.length / this.#pace
    return now - askedAt > (usual * 3 + 5) * 1000
  }
}
