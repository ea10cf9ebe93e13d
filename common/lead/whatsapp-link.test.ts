import { expect, test } from 'vitest'
import { whatsappLink } from './whatsapp-link.ts'

test('a link identifies the number by its digits, and carries any text', () => {
  expect(whatsappLink('+919845000127')).toBe('https://wa.me/919845000127')
  const text = 'नमस्ते & welcome?\nTwo #lines'
  expect(new URL(whatsappLink('+919845000127', text)).searchParams.get('text')).toBe(text)
})
