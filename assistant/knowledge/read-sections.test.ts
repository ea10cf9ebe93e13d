import { expect, it } from 'vitest'
import { parseHtml } from '../../site/build/html-tree.ts'
import { readSections } from './read-sections.ts'

const page = (body: string) =>
  parseHtml(`<body><header>Menu of the site</header><main><h1 id="top">A page</h1>${body}</main></body>`)

it('reads blocks under their headings, with the id of the nearest', () => {
  const html = page(
    '<section id="b"><h2 id="c">Prices</h2><p>They are <b>in rupees</b>. Taxes come on top.</p></section>',
  )
  expect(readSections(html)).toEqual([
    { anchor: 'c', heading: 'Prices', blocks: ['They are in rupees. Taxes come on top.'] },
  ])
})

it('joins pairs and rows, and decodes entities', () => {
  const html = page(
    '<dl><dt>Extra minutes</dt><dd>₹4.00 <span>per</span> minute</dd></dl><table><tr><th>CRM &amp; core</th><td>Finds the customer</td></tr></table>',
  )
  expect(readSections(html).flatMap(({ blocks }) => blocks)).toEqual([
    'Extra minutes: ₹4.00 per minute',
    'CRM & core: Finds the customer',
  ])
})

it('omits what is not the site’s own statement: drawings, controls, sample calls, other scripts', () => {
  const html = page(
    '<svg><text>one two three</text></svg><button>Speak to our team</button><p aria-hidden="true">one two three</p><ol><li data-speaker="caller"><p>My policy has lapsed today.</p></li></ol><p>मेरा कार्ड खो गया</p><p>0:22 Caller verified now</p>',
  )
  expect(readSections(html)).toEqual([])
})

it('keeps a statement about some words in another script, and the phone number', () => {
  const html = page(
    '<p>A caller who says नमस्ते and then waits for a whole second has not yet finished her sentence.</p><dl><dt>Phone</dt><dd>+91 80 0000 0142</dd></dl>',
  )
  expect(readSections(html).flatMap(({ blocks }) => blocks)).toEqual([
    'A caller who says नमस्ते and then waits for a whole second has not yet finished her sentence.',
    'Phone: +91 80 0000 0142',
  ])
})
