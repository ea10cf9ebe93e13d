/** Whether words are written in Latin letters, as English is; numbers and signs alone count as that too. */
export function isLatin(words: string): boolean {
  return !/[^\P{L}\p{Script=Latin}]/u.test(words)
}
