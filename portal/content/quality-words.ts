import type { Mark } from './sheets.ts'

export const markWords: Readonly<Record<Mark, string>> = {
  pass: 'Pass',
  miss: 'Miss',
  'not-applicable': 'Not applicable',
}

/** What a band of scores is called. */
export const bandNames = { poor: 'Below', watch: 'Review', good: 'Meets' }
