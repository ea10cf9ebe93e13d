import { describe, expect, it } from 'vitest'
import { callCaptions } from '../../content/call-captions.ts'
import { policyRevivalCall } from '../../content/sample-call.ts'
import { callSeconds, captionAt, secondsAtPointer } from './call-time.ts'

describe('time under the pointer', () => {
  const lane = { left: 100, width: 720 }
  it.each([
    [100, 0],
    [460, 36],
    [820, 72],
  ])('at x %i is %i seconds', (pointerX, seconds) => {
    expect(secondsAtPointer(pointerX, lane)).toBe(seconds)
  })

  it('stays within the call left and right of the lane', () => {
    expect(secondsAtPointer(0, lane)).toBe(0)
    expect(secondsAtPointer(2000, lane)).toBe(callSeconds)
  })
})

describe('captions of the sample call', () => {
  it('are empty before the first, then the last one said', () => {
    expect(captionAt(callCaptions, 4)).toBeUndefined()
    expect(captionAt(callCaptions, 44)?.text).toBe('The link is on WhatsApp.')
  })

  it('fall where their speaker is talking', () => {
    for (const { at, speaker } of callCaptions) {
      const turn = policyRevivalCall.turns.find(({ from, to }) => at >= from && at <= to)
      expect(turn?.speaker).toBe(speaker)
    }
  })

  it('share the axis of the call', () => {
    expect(callSeconds).toBe(policyRevivalCall.seconds)
  })
})
