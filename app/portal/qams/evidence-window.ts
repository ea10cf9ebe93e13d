import type { CallLine } from '../../../content/portal/portal-call.ts'

/** The stretch of a call around a second: what is heard there. Times are seconds from the start of the call. */
export interface EvidenceWindow {
  from: number
  to: number
  lines: readonly CallLine[]
  /** The line that is spoken at the second itself, or the last one before it. */
  at: CallLine | undefined
}

/** Seconds heard before the second itself, and at most after it. */
const before = 4
const after = 20

/** The line at a second with the one before and the one after it, heard from shortly before that second. */
export function evidenceWindow(lines: readonly CallLine[], second: number): EvidenceWindow {
  const spoken = lines.findIndex(({ from, to }) => from <= second && second <= to)
  const at = spoken === -1 ? lines.findLastIndex(({ from }) => from <= second) : spoken
  const near = lines.slice(Math.max(0, at - 1), at + 2)
  return {
    from: Math.max(0, second - before),
    to: Math.min(second + after, Math.max(second + before, ...near.map(({ to }) => to))),
    lines: near,
    at: lines[at],
  }
}
