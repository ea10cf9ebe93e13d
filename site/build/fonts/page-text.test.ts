import { expect, it } from 'vitest'
import { pageTexts } from './page-text.ts'

it('gives each text the language of the nearest element with one', () => {
  const html = '<html lang="en"><p>One <b lang="hi">दो<br>तीन</b> four</p></html>'
  expect(pageTexts(html)).toEqual([
    { text: 'One ', language: 'en' },
    { text: 'दो', language: 'hi' },
    { text: 'तीन', language: 'hi' },
    { text: ' four', language: 'en' },
  ])
})

it('joins text separated by comments, and omits scripts and styles', () => {
  const html = '<p>क<!-- -->ा</p><script>const hidden = "<p>ख</p>"</script><style>p{content:"ग"}</style>'
  expect(pageTexts(html).map(({ text }) => text)).toEqual(['का'])
})

it('reads what fields, pictures and data attributes show, with entities as characters', () => {
  const html = `<img alt="A &amp; B"><input placeholder='It&#x27;s' value="&#8377;"><p data-native="a > b">x</p>`
  expect(pageTexts(html).map(({ text }) => text)).toEqual(['A & B', "It's", '₹', 'a > b', 'x'])
})
