/**
 * The message for a text with too many characters, not counting spaces around it; undefined if it fits. No field
 * truncates what is typed or pasted: it takes all of it and shows this.
 */
export function tooLong(text: string, most: number): string | undefined {
  const length = text.trim().length
  return length > most ? tooLongSentence(most, length) : undefined
}

/** What is said of a text of `length` characters where `most` fit. */
export const tooLongSentence = (most: number, length: number): string =>
  `Please keep this to ${shown(most)} characters. It has ${shown(length - most)} too many.`

const shown = (number: number) => number.toLocaleString('en-IN')
