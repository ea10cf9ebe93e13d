import { describe, expect, it } from 'vitest'
import { Pace } from './pace.ts'

/** Judges `frames` frames of one length; returns every verdict that changes something. */
function judge(pace: Pace, interval: number, frames: number) {
  const told: string[] = []
  for (let frame = 0; frame < frames; frame++) {
    const verdict = pace.judge(interval)
    if (verdict !== 'keep') told.push(verdict)
    if (verdict === 'weak') break
  }
  return told
}

describe('the pace of frames', () => {
  it.each([7, 16.7, 25])('of %d ms keeps the sharpest picture', (interval) => {
    const pace = new Pace(1.75)
    expect(judge(pace, interval, 600)).toEqual(['known'])
    expect(pace.ratio).toBe(1.75)
  })

  it('of 40 ms lowers sharpness step by step, to 0.7 and no further, and keeps the scene', () => {
    const pace = new Pace(1.75)
    expect(judge(pace, 40, 600)).toEqual(['blur', 'blur', 'blur', 'blur', 'blur', 'known'])
    expect(pace.ratio).toBe(0.7)
  })

  it('that recovers at a lower sharpness stays there', () => {
    const pace = new Pace(1.5)
    while (pace.judge(40) !== 'blur');
    expect(judge(pace, 20, 600)).toEqual(['known'])
    expect(pace.ratio).toBe(1.25)
  })

  it('of 90 ms at the lowest sharpness is too weak, before the scene was ever known to run', () => {
    const pace = new Pace(1)
    expect(judge(pace, 90, 600)).toEqual(['blur', 'blur', 'weak'])
  })

  it('with one long stall changes nothing', () => {
    const pace = new Pace(1.75)
    judge(pace, 16.7, 60)
    expect(pace.judge(3000)).toBe('keep')
    expect(judge(pace, 16.7, 60)).toEqual([])
  })

  it('is known after a dozen frames at one sharpness', () => {
    const pace = new Pace(1)
    expect(judge(pace, 16.7, 11)).toEqual([])
    expect(judge(pace, 16.7, 1)).toEqual(['known'])
  })
})
