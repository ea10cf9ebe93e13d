import { expect, test } from 'vitest'
import { secondLines } from './second-lines.ts'

test('draws one line for each second, in the voice heard at its middle', () => {
  const { caller, assistant, pause } = secondLines(
    [
      { speaker: 'assistant', from: 0, to: 2.6 },
      { speaker: 'caller', from: 3.6, to: 5 },
    ],
    5,
  )
  expect(assistant).toBe('M1 0v46M5 0v46M9 0v46')
  expect(pause).toBe('M13 17v12')
  expect(caller).toBe('M17 0v46')
})
