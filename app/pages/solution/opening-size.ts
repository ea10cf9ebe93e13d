export type OpeningSize = 'large' | 'medium' | 'small'

/** How large a sentence is set so that it keeps to two or three lines in its column at every width. */
export function openingSize(sentence: string): OpeningSize {
  if (sentence.length <= 34) return 'large'
  return sentence.length <= 46 ? 'medium' : 'small'
}
