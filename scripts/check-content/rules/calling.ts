import { each, type Rule } from './rule.ts'

/** Before “ring” or “rings”, words after which it is a shape, a sound, or what a phone or a bell does. */
const right = [
  'a',
  'the',
  'each',
  'every',
  'first',
  'second',
  'third',
  'one',
  'two',
  'its',
  'whose',
  'upright',
  'bells?',
  '(?:tele)?phones?',
]

/** “Ring” for calling somebody by phone: it reads quaint in India. */
export const calling: Rule = each(
  new RegExp(
    String.raw`(?<![\p{L}-])(?:(?<!(?<!\p{L})(?:${right.join('|')})\s)rings?|ringing(?! tone)|rang|rung)(?![\p{L}-])`,
    'giu',
  ),
  (found) => `“${found}” is quaint for a phone call. Write ${instead[found.toLowerCase()] ?? 'called'}.`,
)

const instead: Record<string, string> = { ring: 'call', rings: 'calls', ringing: 'calling' }
