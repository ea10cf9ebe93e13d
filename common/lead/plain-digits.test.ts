import { expect, test } from 'vitest'
import { withPlainDigits } from './plain-digits.ts'

test('reads digits of Indian scripts, Arabic digits and full-width ones', () => {
  expect(withPlainDigits('०१२३४५६७८९ ০৯ ੦੯ ૦૯ ୦୯ ௦௯ ౦౯ ೦೯ ൦൯ ٠٩ ۰۹ ０９ 09')).toBe(
    '0123456789 09 09 09 09 09 09 09 09 09 09 09 09',
  )
})
