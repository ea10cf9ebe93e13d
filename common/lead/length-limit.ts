/**
 * What is said of a text with too many characters, not counting the spaces around it; undefined of one that fits. No
 * field cuts what is written or pasted: it takes all of it and says this.
 */
export function tooLong(text: string, most: number): string | undefined {
  const length = text.trim().length
  return length > most ? tooLongSentence(most, length) : undefined
}

/** What is said of a text of `length` characters where `most` fit. */
export const tooLongSentence = (most: number, length: number): string =>
  `Please keep this to ${shown(most)} characters. It has ${shown(length - most)} too many.`

const shown = (number: number) => number.toLocaleString('en-IN')
