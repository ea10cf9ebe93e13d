import { expect, test } from 'vitest'
import { ruledSurface, saddleOver, type SurfaceKind } from './ruled-surface.ts'

const kinds: SurfaceKind[] = ['waist', 'vase', 'saddle', 'fold', 'ribbon', 'fan', 'conoid', 'drum', 'steps']
const linesIn = (path: string) => path.match(/m/g)?.length ?? 0

test.each(kinds)('a %s has as many lines as declared, from both families', (kind) => {
  for (const lines of [24, 44, 51]) {
    const { callers, assistant } = ruledSurface(kind, { lines, width: 420, height: 200 })
    expect(linesIn(callers) + linesIn(assistant)).toBe(lines)
    expect(linesIn(assistant)).toBeGreaterThan(lines / 4)
    expect(linesIn(callers)).toBeGreaterThan(lines / 4)
  }
})

test.each(kinds)('a %s stays inside its drawing', (kind) => {
  const { callers, assistant } = ruledSurface(kind, { lines: 48, width: 420, height: 200 })
  for (const path of [callers, assistant]) {
    let [x, y] = [0, 0]
    for (const [, command, values = ''] of path.matchAll(/([mlhv])([^mlhv]*)/g)) {
      const [first = 0, second = 0] = values.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
      if (command !== 'v') x += first
      if (command !== 'h') y += command === 'v' ? first : second
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(420)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(200)
    }
  }
})

test('each family of a saddle joins two opposite sides', () => {
  const { callers, assistant } = saddleOver(
    [
      [0, 0],
      [0, 10],
      [10, 10],
      [10, 0],
    ],
    4,
  )
  expect(callers).toBe('m0 0h10m-10 10h10')
  expect(assistant).toBe('m0 0v10m10-10v10')
})
