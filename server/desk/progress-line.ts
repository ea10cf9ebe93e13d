import type { DeskOutput } from './write-output.ts'

const steps = 10

/** Says on the error stream how far long work has come: on a terminal in one line that is written over. */
export function progressLine(what: string, { err, isTerminal }: DeskOutput) {
  let shown = -1
  return {
    /** `part` from 0 to 1. */
    show: (part: number) => {
      const step = Math.floor(part * steps)
      if (!isTerminal || step === shown) return
      shown = step
      err(`\r${what} ${step * (100 / steps)}%`)
    },
    end: () => {
      if (shown >= 0) err('\r\u001b[K')
    },
  }
}
