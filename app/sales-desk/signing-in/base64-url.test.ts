import { expect, test } from 'vitest'
import { bytesFromText, textFromBytes } from './base64-url.ts'

test('bytes come back from their text, whatever they are', () => {
  const all = Uint8Array.from({ length: 256 }, (_, at) => at)
  for (const length of [0, 1, 2, 3, 256]) {
    const text = textFromBytes(all.slice(0, length).buffer)
    expect(text).toMatch(/^[\w-]*$/)
    expect(bytesFromText(text)).toEqual(all.slice(0, length))
  }
  expect(textFromBytes(Uint8Array.from([251, 255]).buffer)).toBe('-_8')
})
