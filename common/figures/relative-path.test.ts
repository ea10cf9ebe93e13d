import { describe, expect, it } from 'vitest'
import { RelativePath } from './relative-path.ts'

describe('RelativePath', () => {
  it('steps from the last point, with level and upright lines in their short form', () => {
    const path = new RelativePath().moveTo(10, 20).lineTo(30, 20).lineTo(30, 5).lineTo(40, 10)
    expect(path.toString()).toBe('m10 20h20v-15l10 5')
  })

  it('rounds to one decimal without letting the error grow', () => {
    const path = new RelativePath().moveTo(0, 0)
    for (let step = 1; step <= 30; step++) path.lineTo(step * 0.33, 0)
    const steps = [...path.toString().matchAll(/h([\d.]+)/g)].map(([, length]) => Number(length))
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(9.9)
  })

  it('omits zeros and separators that are not needed, and nothing else', () => {
    expect(new RelativePath().moveTo(0.5, 0.5).toString()).toBe('m.5.5')
    expect(new RelativePath().moveTo(1, 0.5).toString()).toBe('m1 .5')
    expect(new RelativePath().moveTo(-0.5, -3).toString()).toBe('m-.5-3')
  })

  it('draws nothing for a line of no length, and something for a dot', () => {
    expect(new RelativePath().moveTo(1, 1).lineTo(1, 1).toString()).toBe('m1 1')
    expect(new RelativePath().dot(1, 1).toString()).toBe('m1 1h0')
  })

  it('continues from the start of a closed line', () => {
    const path = new RelativePath().moveTo(5, 5).lineTo(9, 5).lineTo(9, 9).close().moveTo(6, 5)
    expect(path.toString()).toBe('m5 5h4v4zm1 0')
  })
})
