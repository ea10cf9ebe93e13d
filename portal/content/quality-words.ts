import type { Mark } from './sheets.ts'

export const markWords: Readonly<Record<Mark, string>> = {
  pass: 'Pass',
  miss: 'Miss',
  'not-applicable': 'Not applicable',
}

/** Names of the score bands. */
export const bandNames = { poor: 'Below', watch: 'Review', good: 'Meets' }
