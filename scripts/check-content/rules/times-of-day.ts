import { anyOf, each } from './rule.ts'

const minutes = '[0-5]\\d'

/** A time of day as it is written here, from one in another way: “10.30 AM” is 10:30 am, “19:02” is 7:02 pm. */
function asWritten(found: string): string {
  const [, hour = '', minute = '00', half = ''] = /(\d{1,2})(?:[:.](\d\d))? ?([ap]?)/i.exec(found) ?? []
  const isAfternoon = half === '' ? Number(hour) >= 12 : half.toLowerCase() === 'p'
  const shown = Number(hour) % 12 || 12
  return `${shown}${minute === '00' ? '' : `:${minute}`} ${isAfternoon ? 'pm' : 'am'}`
}

const tell = (found: string) => `“${found}” is a time of day. Write ${asWritten(found)}.`

/** 7.02 pm, 7:02pm, 7:02 PM, 7:02 p.m., 5:00 pm. */
const badlySet = each(
  new RegExp(
    String.raw`(?<![\d:.])\d{1,2}(?:\.${minutes} ?[ap]m|:00 [ap]m|(?::${minutes})?[ap]m|(?:[:.]${minutes})? ?(?:[AP]M|[ap]\.m\.))(?!\p{L})`,
    'gu',
  ),
  tell,
)

/** “At 19:02”, “from 09:00”. Without such a word before it, it may be how long a call took. */
const ofTwentyFour = each(
  new RegExp(
    String.raw`(?<=\b(?:at|from|to|by|until|till|since|before|after|between) )(?:0\d|1[3-9]|2[0-3]):${minutes}(?![\d:])`,
    'gi',
  ),
  tell,
)

/** “At 10.35”, and the quarters of an hour wherever they stand. What follows must not make it a measure. */
const withPoint = each(
  new RegExp(
    String.raw`(?:(?<=\b(?:at|by|until|till) )(?:[1-9]|1[0-2])\.${minutes}|(?<![\d.,₹:-])(?:[1-9]|1[0-2])\.(?:00|15|30|45))(?![\d%]|\.\d| (?:am|pm|seconds?|minutes?|lakh|crore|mm|points|per|a|an)\b)`,
    'gi',
  ),
  (found) => `“${found}” reads as a decimal. A time of day is written ${found.replace('.', ':')}.`,
)

/** Times of day: 7:02 pm, 5 pm. */
export const timesOfDay = anyOf(badlySet, ofTwentyFour, withPoint)
