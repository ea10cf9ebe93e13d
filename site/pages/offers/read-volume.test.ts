import { expect, it } from 'vitest'
import { readVolume } from './read-volume.ts'

it.each([
  ['16000', 16_000],
  ['16,000', 16_000],
  [' 1,09,998 ', 109_998],
  ['16 000', 16_000],
  ['', 0],
  ['007', 7],
  ['१६,०००', 16_000],
  ['999999', 999_999],
])('reads %j as %d', (text, volume) => {
  expect(readVolume(text, 'minutes')).toEqual({ volume })
})

it.each([
  ['-5', 'Enter 0 or more minutes.'],
  ['12.5', 'Enter whole minutes, without a decimal point.'],
  ['16k', 'Enter the minutes in digits, like 16,000.'],
  ['NaN', 'Enter the minutes in digits, like 16,000.'],
  ['1e5', 'Enter the minutes in digits, like 16,000.'],
  ['1000000', 'Enter 9,99,999 minutes or fewer. For more, contact us.'],
])('explains what is wrong with %j', (text, fault) => {
  expect(readVolume(text, 'minutes')).toEqual({ fault })
})
