import { expect, test } from 'vitest'
import { scaleBars } from './scale-bars.ts'
import type { Message } from './simulation/thread.ts'

function message(from: Message['from'], text: string, place: number): Message {
  return { id: String(place), from, at: place, line: [text], channel: 'WhatsApp' }
}

test('every message has its place, wider for more words, and what the desk notes has none', () => {
  const bars = scaleBars([
    message('customer', 'Hi', 0),
    message('event', 'Taken', 1),
    message('you', 'x'.repeat(60), 2),
  ])
  expect(bars.map(({ id }) => id)).toEqual(['0', '2'])
  const [short, long] = bars
  expect(long?.width).toBeGreaterThan(short?.width ?? Infinity)
  expect(long?.x).toBeGreaterThan((short?.x ?? 0) + (short?.width ?? 0))
})

test('the longest conversation stays within the strip, with room for the next message', () => {
  const many = Array.from({ length: 80 }, (_, place) => message('customer', 'x'.repeat(200), place))
  const last = scaleBars(many).at(-1)
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(940)
})
