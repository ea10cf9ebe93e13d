import { expect, test } from 'vitest'
import { site } from '../../../common/brand/site.ts'
import { parseLegalDocument } from './parse-legal-document.ts'

const file = 'site/content/legal/terms-of-use.md'
const fields = `---
title: Terms of use
lastUpdated:
  shown: April 1st, 2025
  day: 2025-04-01
kind: The terms
other:
  label: Privacy policy
  href: /privacy-policy
---

What you may expect of {{site.company}}.
`
const section = (anchor: string, body = '> In plain words: Short.\n\nA clause.') =>
  `\n## Title of ${anchor} {#${anchor}}\n\n${body}\n`
const others = ['b', 'c', 'd'].map((anchor) => section(anchor)).join('')

const parse = (first: string, head = fields) => parseLegalDocument(file, head + section('a', first) + others)

test('reads lead, note, clauses, points and terms, with the site’s values inserted', () => {
  const { lead, sections } = parse(`> In plain words: We aim for {{claims.uptimeAim}}.

One paragraph.

Another, and so another clause.

### With a heading

You may:

- write to legal@our.example;
- read *this*.

All of it counts.

### In terms

- **By phone:** [{{site.phone.display}}]({{site.phone.href}})
- **Else:** See [privacy](/privacy-policy#rights)`)
  expect(lead).toBe(`What you may expect of ${site.company}.`)
  expect(sections[0]).toEqual({
    id: 'a',
    title: 'Title of a',
    summary: 'We aim for 99.9%.',
    clauses: [
      { parts: [{ kind: 'text', html: 'One paragraph.' }] },
      { parts: [{ kind: 'text', html: 'Another, and so another clause.' }] },
      {
        heading: 'With a heading',
        parts: [
          { kind: 'text', html: 'You may:' },
          {
            kind: 'points',
            points: [
              'write to <a href="mailto:legal@our.example">legal@our.example</a>;',
              'read <em>this</em>.',
            ],
          },
          { kind: 'text', html: 'All of it counts.' },
        ],
      },
      {
        heading: 'In terms',
        parts: [
          {
            kind: 'terms',
            terms: [
              { term: 'By phone', html: `<a href="${site.phone.href}">${site.phone.display}</a>` },
              { term: 'Else', html: 'See <a href="/privacy-policy#rights">privacy</a>' },
            ],
          },
        ],
      },
    ],
  })
})

const note = '> In plain words: Short.'

test.each([
  ['A clause without a note.', 'line 16: is no note. Begin the section with “> In plain words: …”.'],
  [note, 'line 14: has no clause. Write one below its note.'],
  [`${note}\n\n### Empty\n\n### Full\n\nText.`, 'line 18: “Empty” has nothing below it.'],
  [`${note}\n\n- **One:** 1\n- two`, 'line 18: begins some entries with a term, and some without.'],
  [`${note}\n\n1. one\n2. two`, 'line 18: is no plain list.'],
  [`${note}\n\n- one\n  - inner`, 'line 18: is no plain list.'],
  [`${note}\n\n- one\n\n- two`, 'line 18: is no plain list.'],
  [`> In plain words: ${'x'.repeat(181)}\n\nText.`, 'has 181 characters, and only 180 fit its place.'],
  [`${note}\n\nReach {{site.fax}}.`, 'line 18: {{site.fax}} names no value.'],
  [`${note}\n\nUp {{claims.uptimeReported}}.`, 'line 18: {{claims.uptimeReported}} names no value.'],
  [`${note}\n\n<b>Bold</b>`, 'line 18: is HTML.'],
])('%j is refused with file, line and reason', (first, says) => {
  expect(() => parse(first)).toThrow(`${file}, line`)
  expect(() => parse(first)).toThrow(says)
})

test.each([
  [fields.replace('kind: The terms\n', ''), `${file}: kind is missing. Add it.`],
  [fields.replace('day: 2025-04-01', 'day: 1 April'), `${file}: lastUpdated.day is no date.`],
  [fields.replace(/What you.*/, ''), 'does not open with one paragraph.'],
])('front matter and lead are checked as well', (head, says) => {
  expect(() => parse(`${note}\n\nText.`, head)).toThrow(says)
})
