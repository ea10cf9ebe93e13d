import { expect, test } from 'vitest'
import { privacyPolicy } from './legal/legal-documents.ts'
import { kept } from './security.ts'

test('the privacy policy has every period of the security page in the same words', () => {
  const policy = JSON.stringify(privacyPolicy.sections).toLowerCase()
  const periods = kept.map(({ howLong }) => howLong)
  expect(periods.filter((period) => !policy.includes(period.toLowerCase()))).toEqual([])
})
