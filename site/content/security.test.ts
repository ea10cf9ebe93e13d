import { expect, test } from 'vitest'
import { privacyPolicy } from './legal/legal-documents.ts'
import { kept } from './security.ts'

test('every period of the security page stands in the privacy policy in the same words', () => {
  const policy = JSON.stringify(privacyPolicy.sections).toLowerCase()
  const periods = kept.map(({ howLong }) => howLong)
  expect(periods.filter((period) => !policy.includes(period.toLowerCase()))).toEqual([])
})
