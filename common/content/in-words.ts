const upToNineteen = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]

const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/**
 * A count written as in a sentence, so that it follows the list it counts: 8 is “eight”, 21 “twenty-one”. Digits from a
 * hundred on. Throws a RangeError for anything that is not a count.
 */
export function inWords(count: number): string {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`${count} is not a count.`)
  if (count >= 100) return String(count)
  const small = upToNineteen[count]
  if (small !== undefined) return small
  const ten = tens[Math.floor(count / 10)] ?? ''
  return count % 10 === 0 ? ten : `${ten}-${upToNineteen[count % 10]}`
}

/** The same at the start of a sentence: 8 is “Eight”. */
export function inWordsAtStart(count: number): string {
  const words = inWords(count)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
