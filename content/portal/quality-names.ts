import { goodFrom, watchFrom } from '../quality-limits.ts'
import type { Mark } from './marked-sheet.ts'

export const markWords: Readonly<Record<Mark, string>> = {
  pass: 'Pass',
  miss: 'Miss',
  'not-applicable': 'Not applicable',
}

/** What a band is called, and the scores in it. */
export const bandWords = {
  poor: { name: 'Below', scores: `under ${watchFrom}` },
  watch: { name: 'Review', scores: `${watchFrom} to ${goodFrom - 1}` },
  good: { name: 'Meets', scores: `${goodFrom} and over` },
}
