import { callNotes } from '../../../../content/portal/call-notes.ts'
import type { CallEvent } from '../../../../content/portal/portal-call.ts'
import type { TimedCheck } from '../../../../content/portal/console-call.ts'
import type { CallScript, SpokenLine, Stretch, Timeline, TimelineEvent } from './timeline.ts'

/** Plays a script onto the clock of the call, and lets step-ins hold it up. */
export class ScriptRun {
  readonly lines: SpokenLine[] = []
  readonly events: TimelineEvent[] = []
  readonly whispers: Stretch[] = []
  readonly held: Stretch[] = []
  readonly #script: CallScript
  readonly #checks: TimedCheck[] = []
  readonly #moods: CallEvent[] = []
  #handedOverAt: number | undefined
  #verifiedAt: number | undefined
  /** Second of the call minus second of the script. */
  #offset = 0
  /** Script seconds below this have been placed. */
  #played = -1
  #waits: Stretch | undefined
  /** How far step-ins have moved what is said while it waits. */
  #meanwhileDelay = 0
  #meanwhilePlayed = -1
  /** Another supervisor decides only while nobody at this console has stepped in. */
  #untouched = true

  constructor(script: CallScript) {
    this.#script = script
  }

  /** Second of the call at which the script is over; undefined while it waits. */
  get end(): number | undefined {
    return this.#isWaiting ? undefined : this.#script.seconds + this.#offset
  }

  get isHandedOver(): boolean {
    return this.#handedOverAt !== undefined
  }

  get lastWord(): number {
    return Math.max(0, ...this.lines.map(({ to }) => to))
  }

  /** Places everything that begins before a second of the call. */
  playUntil(at: number): void {
    const { waitsAt, decidedAfter } = this.#script
    if (!this.#waits && waitsAt !== undefined && at >= waitsAt + this.#offset) {
      this.#waits = { from: waitsAt + this.#offset }
      this.#place(this.#waits.from)
    }
    if (!this.#waits || this.#waits.to !== undefined) {
      this.#place(at)
      return
    }
    const decidedAt = this.#waits.from + (decidedAfter ?? 0)
    if (decidedAfter !== undefined && this.#untouched && at >= decidedAt) {
      this.#placeMeanwhile(decidedAt)
      this.events.push({ at: decidedAt, text: callNotes.approved, by: 'system' })
      this.#release(decidedAt)
      this.#place(at)
    } else this.#placeMeanwhile(at)
  }

  /** Ends the waiting; false where the call does not wait. */
  decide(at: number): boolean {
    if (!this.#isWaiting) return false
    this.#release(at)
    return true
  }

  /** Moves everything that has not begun. */
  delay(seconds: number): void {
    this.#untouched = false
    if (this.#isWaiting) this.#meanwhileDelay += seconds
    else this.#offset += seconds
  }

  /** The next second from `at` on at which nobody speaks. */
  endOfSpeech(at: number): number {
    return Math.max(at + 1, this.lastWord)
  }

  /** Breaks off what is being said. */
  cutSpeech(at: number): void {
    this.#untouched = false
    for (const line of this.lines) if (line.to > at) line.to = Math.max(line.from + 0.5, at)
  }

  timeline(seconds: number | undefined): Timeline {
    const inOrder = <Item>(items: Item[], at: (item: Item) => number) =>
      items.toSorted((a, b) => at(a) - at(b))
    return {
      lines: inOrder(this.lines, ({ from }) => from),
      events: inOrder(this.events, ({ at }) => at),
      whispers: this.whispers,
      checks: this.#checks,
      moods: this.#moods,
      held: this.held,
      ...(this.#waits && { waits: this.#waits }),
      ...(this.#handedOverAt !== undefined && { handedOverAt: this.#handedOverAt }),
      ...(this.#verifiedAt !== undefined && { verifiedAt: this.#verifiedAt }),
      ...(seconds !== undefined && { seconds }),
    }
  }

  get #isWaiting(): boolean {
    return this.#waits !== undefined && this.#waits.to === undefined
  }

  #release(at: number): void {
    if (!this.#waits) return
    this.#waits = { ...this.#waits, to: at }
    this.#offset = at - (this.#script.waitsAt ?? 0)
  }

  #place(until: number): void {
    const { lines, events, checks, moods, handedOverAt, verifiedAt } = this.#script
    const offset = this.#offset
    const last = until - offset
    const isDue = (second: number) => second >= this.#played && second < last
    for (const { speaker, from, to, ...said } of lines)
      if (isDue(from)) this.lines.push({ ...said, voice: speaker, from: from + offset, to: to + offset })
    for (const { at, text } of events)
      if (isDue(at)) this.events.push({ at: at + offset, text, by: 'system' })
    for (const check of checks) if (isDue(check.at)) this.#checks.push({ ...check, at: check.at + offset })
    for (const mood of moods) if (isDue(mood.at)) this.#moods.push({ ...mood, at: mood.at + offset })
    if (handedOverAt !== undefined && isDue(handedOverAt)) this.#handedOverAt = handedOverAt + offset
    if (verifiedAt !== undefined && isDue(verifiedAt)) this.#verifiedAt = verifiedAt + offset
    this.#played = Math.max(this.#played, last)
  }

  #placeMeanwhile(until: number): void {
    const offset = (this.#waits?.from ?? 0) + this.#meanwhileDelay
    const last = until - offset
    for (const { speaker, from, to, ...said } of this.#script.meanwhile)
      if (from >= this.#meanwhilePlayed && from < last)
        this.lines.push({ ...said, voice: speaker, from: from + offset, to: to + offset })
    this.#meanwhilePlayed = Math.max(this.#meanwhilePlayed, last)
  }
}
