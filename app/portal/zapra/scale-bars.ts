import type { Message } from './simulation/thread.ts'

const gap = 14
const longest = 940

/** A bar for every message, as wide as its words, from left to right; a thousand units hold the longest conversation. */
export function scaleBars(messages: readonly Message[]) {
  const spoken = messages.flatMap((message) =>
    message.from === 'event' ? [] : [{ ...message, from: message.from }],
  )
  const widths = spoken.map(({ line }) => 40 + Math.min(170, line[0].length * 1.7))
  const total = widths.reduce((sum, width) => sum + width + gap, 0)
  const scale = Math.min(1, longest / total)
  let x = 0
  return spoken.map(({ id, from }, place) => {
    const width = (widths[place] ?? 0) * scale
    const bar = { id, from, x: round(x), width: round(width) }
    x += width + gap * scale
    return bar
  })
}

function round(units: number): number {
  return Math.round(units * 10) / 10
}
