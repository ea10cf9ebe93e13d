import type { CallLine } from '../../../content/portal/portal-call.ts'

/** The stretch of a call around a second: what is heard there. Times are seconds from the start of the call. */
export interface EvidenceWindow {
  from: number
  to: number
  lines: readonly CallLine[]
  /** The line that is spoken at the second itself, or the last one before it. */
  at: CallLine | undefined
}

const before = 4
const after = 3

/** The line at a second, with the one before and the one after it, as far as they lie close by. */
export function evidenceWindow(lines: readonly CallLine[], second: number): EvidenceWindow {
  const spoken = lines.findIndex(({ from, to }) => from <= second && second <= to)
  const at = spoken === -1 ? lines.findLastIndex(({ from }) => from <= second) : spoken
  const near = lines.slice(Math.max(0, at - 1), at + 2)
  const first = near[0]?.from ?? second
  const last = Math.max(...near.map(({ to }) => to), second)
  const from = Math.max(0, first, second - 20 - before)
  return {
    from,
    to: Math.min(last, second + 20 + after),
    lines: near,
    at: lines[at],
  }
}
