import { describe, expect, it } from 'vitest'
import { momentAt, restingAt, secondsToNextChange } from './hero-clock.ts'

describe('a moment of the scene', () => {
  it.each([
    [0, 0, 'listen'],
    [4.19, 0, 'listen'],
    [4.2, 0, 'think'],
    [5.69, 0, 'think'],
    [5.71, 0, 'answer'],
    [9.99, 0, 'answer'],
    [10, 1, 'listen'],
    [25.8, 2, 'answer'],
    [30, 3, 'listen'],
  ])('after %d seconds is call %i, phase %s', (seconds, callNumber, phase) => {
    expect(momentAt(seconds)).toMatchObject({ callNumber, phase })
  })

  it('counts seconds from the start of its call and of its phase', () => {
    const { secondsInCall, secondsInPhase } = momentAt(17.2)
    expect(secondsInCall).toBeCloseTo(7.2)
    expect(secondsInPhase).toBeCloseTo(1.5)
  })

  it('rests in the answer of the first call', () => {
    expect(momentAt(restingAt)).toMatchObject({ callNumber: 0, phase: 'answer' })
  })
})

describe('the wait for the next change', () => {
  it('ends with the phase or the second, whichever comes first', () => {
    expect(secondsToNextChange(4)).toBeCloseTo(0.2)
    expect(secondsToNextChange(4.3)).toBeCloseTo(0.7)
    expect(secondsToNextChange(9.4)).toBeCloseTo(0.6)
  })

  it('is never zero, so a timer always makes progress', () => {
    let seconds = restingAt
    let steps = 0
    while (seconds < 30) {
      const wait = secondsToNextChange(seconds)
      expect(wait).toBeGreaterThan(0)
      seconds += wait + 0.01
      steps++
    }
    expect(steps).toBeLessThan(40)
  })
})
