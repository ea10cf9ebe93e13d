import { describe, expect, it } from 'vitest'
import { type ChatLine, chatScript, momentAt, secondsToNextChange } from './chat-script.ts'

const lines: ChatLine[] = [
  { type: 'user', letters: 30 },
  { type: 'bot', letters: 90 },
  { type: 'user', letters: 4 },
]
const script = chatScript(lines)

describe('a chat that plays', () => {
  it('begins empty', () => {
    expect(momentAt(script, 0)).toEqual({ sent: 0, writing: false })
  })

  it('shows each message being typed before it is sent, one by one', () => {
    const steps = script.changes.slice(1).map(({ sent, writing }) => `${sent}${writing ? ' writing' : ''}`)
    expect(steps).toEqual(['0 writing', '1', '1 writing', '2', '2 writing', '3', '3 writing'])
  })

  it('takes longer over longer messages, within bounds', () => {
    const secondsWriting = (letters: number) => {
      const [, begun, done] = chatScript([{ type: 'bot', letters }]).changes
      return (done?.at ?? 0) - (begun?.at ?? 0)
    }
    expect(secondsWriting(70)).toBeGreaterThan(secondsWriting(45))
    expect(secondsWriting(1)).toBeCloseTo(0.9)
    expect(secondsWriting(900)).toBeCloseTo(1.7)
  })

  it('rests complete, with Zapra about to type again', () => {
    expect(momentAt(script, script.restsAt)).toEqual({ sent: lines.length, writing: true })
  })

  it('begins again after its length', () => {
    expect(momentAt(script, script.length)).toEqual({ sent: 0, writing: false })
    expect(momentAt(script, script.length + script.restsAt).sent).toBe(lines.length)
  })
})

describe('the wait for the next change', () => {
  it('takes as many steps as there are changes, then starts the next round', () => {
    let seconds = 0
    const seen = []
    while (seconds < script.length) {
      seen.push(momentAt(script, seconds))
      const wait = secondsToNextChange(script, seconds)
      expect(wait).toBeGreaterThan(0)
      // A timer never fires early: playLoop rounds up to whole milliseconds.
      seconds += wait + 0.001
    }
    expect(seen).toEqual(script.changes.map(({ sent, writing }) => ({ sent, writing })))
  })
})
