import type { Mark } from './marked-sheet.ts'

export const markWords: Readonly<Record<Mark, string>> = {
  pass: 'Pass',
  miss: 'Miss',
  'not-applicable': 'Not applicable',
}

/** What a band is called, and the scores in it, from one limit to the next. */
export const bandNames = {
  poor: { name: 'Below', scores: (watchFrom: number) => `under ${watchFrom}` },
  watch: {
    name: 'Review',
    scores: (watchFrom: number, goodFrom: number) => `${watchFrom} to ${goodFrom - 1}`,
  },
  good: { name: 'Meets', scores: (goodFrom: number) => `${goodFrom} and over` },
}
