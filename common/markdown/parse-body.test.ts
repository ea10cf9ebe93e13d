import { describe, expect, test } from 'vitest'
import { splitFrontMatter } from './front-matter.ts'
import { type MarkdownRules, parseBody } from './parse-body.ts'

const file = 'site/content/articles/pause.md'
const read = <Fence = never>(body: string, rules: MarkdownRules<Fence> = {}) =>
  parseBody(file, { body, bodyLine: 1 }, rules)
const htmlOf = (body: string, rules?: MarkdownRules<never>) =>
  read(body, rules)
    .opening.map((block) => (block.kind === 'prose' ? block.html : ''))
    .join('')

function faultsOf(body: string, rules: MarkdownRules<unknown> = {}): string[] {
  try {
    read(body, rules)
  } catch (error) {
    return (error as Error).message.split('\n')
  }
  return []
}

describe('a text', () => {
  test('is cut into sections with anchors, made from the words or written', () => {
    const { opening, sections } = read('First.\n\n## Who’s “there”?\n\nA.\n\nB.\n\n## Prices {#offers}\n\nC.')
    expect(opening).toHaveLength(1)
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['whos-there', 'Who’s “there”?'],
      ['offers', 'Prices'],
    ])
    expect(sections[0]?.blocks.map(({ line }) => line)).toEqual([5, 7])
  })

  test('counts its words without markup and without figures', () => {
    const fences = { figure: () => 'data' }
    expect(
      read('One **two** [three](/x).\n\n```figure\na: b\n```\n\n## Four\n\n- five\n- six', { fences }).words,
    ).toBe(6)
  })

  test('gives words in Indian scripts their language', () => {
    expect(htmlOf('She said मेरा कार्ड खो गया। and வணக்கம்.')).toBe(
      '<p>She said <span lang="hi">मेरा कार्ड खो गया।</span> and <span lang="ta">வணக்கம்.</span></p>',
    )
    expect(htmlOf('[माझा हप्ता](lang:mr)')).toBe('<p><span lang="mr">माझा हप्ता</span></p>')
  })

  test('cannot smuggle in markup', () => {
    expect(htmlOf('a < b & c > d \\<b>')).toBe('<p>a &lt; b &amp; c &gt; d &lt;b&gt;</p>')
    expect(faultsOf('<script>x</script>')[0]).toMatch(
      /^site\/content\/articles\/pause\.md, line 1: is HTML\./,
    )
    expect(faultsOf('[x](javascript:alert)')[0]).toContain('links to “javascript:alert”')
  })

  test('inserts values as plain text, whatever characters they contain', () => {
    const values = { site: { mail: 'a_b_c *d*' }, days: 7 }
    expect(htmlOf('Write to {{site.mail}} in {{ days }} days.', { values })).toBe(
      '<p>Write to a_b_c *d* in 7 days.</p>',
    )
    expect(faultsOf('A.\n\nB {{site.phone}}.', { values })).toEqual([
      `${file}, line 3: {{site.phone}} names no value. There are: site.mail, days.`,
    ])
    expect(faultsOf('{{site}} {{constructor}}', { values })).toHaveLength(2)
  })

  test('has tight or loose lists, by the empty lines in them', () => {
    expect(htmlOf('- a\n- *b*\n  - c').replaceAll('\n', '')).toBe(
      '<ul><li>a</li><li><em>b</em><ul><li>c</li></ul></li></ul>',
    )
    expect(htmlOf('3. a\n\n4. b').replaceAll('\n', '')).toBe(
      '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>',
    )
  })

  test('has callouts under the label of their kind', () => {
    const callouts = { note: 'Note' }
    expect(htmlOf('> [!note]\n> Mind *this*.', { callouts })).toContain(
      '<aside data-callout="note" role="note"><p><strong>Note</strong></p><p>Mind <em>this</em>.</p>',
    )
    expect(faultsOf('> [!tip]\n> X.', { callouts })).toEqual([
      `${file}, line 1: begins a callout “tip”, which does not exist. Available: note.`,
    ])
  })
})

describe('notes', () => {
  test('are numbered in order of reference, and link there and back', () => {
    const { opening, notes } = read(
      'One.[^b] Two.[^a] Again.[^b]\n\n[^a]: First.\n[^b]: Second, [here](https://x.example).',
    )
    expect(notes.map(({ number, text }) => [number, text])).toEqual([
      [1, 'Second, here.'],
      [2, 'First.'],
    ])
    const html = opening[0]?.kind === 'prose' ? opening[0].html : ''
    expect(html.match(/id="[^"]*"/g)).toEqual(['id="from-note-1"', 'id="from-note-2"', 'id="from-note-1-2"'])
  })

  test('are required where referenced, and must be referenced where written', () => {
    expect(faultsOf('One.[^a]\n\n[^b]: Nobody.')).toEqual([
      `${file}, line 1: [^a] has no note. Write “[^a]: …” on a line of its own at the end.`,
      `${file}, line 3: is a note that nothing refers to. Write [^b] in the text, or remove it.`,
    ])
  })
})

describe('what a page cannot show', () => {
  test.each([
    ['![x](y.png)', 'is an image'],
    ['| a |\n|---|\n| b |', 'is a Markdown table'],
    ['A.\n\n---', 'is a ruled line'],
    ['# One', 'is a heading that is not allowed here'],
    ['> ## Two', 'is a heading that is not allowed here'],
    ['- a\n\n      code', 'is a code block where none is allowed'],
    ['```js\nx\n```', 'is a fenced block named “js”'],
    ['[x](http://y.example)', 'links to “http://y.example”'],
    ['[x]\n\n[x]: /y', 'is an address on a line of its own'],
    ['- [ ] x', 'is a check box'],
    ['A.[^a]\n\n- b\n\n  [^a]: C.', 'is a note that is not allowed here'],
    ['It’s “so”, it\'s "so"', 'has a straight apostrophe or quotation mark'],
  ])('%j is rejected', (body, reason) => {
    expect(faultsOf(body)[0]).toContain(reason)
  })

  test('is rejected with its line, all faults together', () => {
    expect(faultsOf('A.\n\n- b\n- ![c](d)\n\nE ![f](g)').map((fault) => fault.split(':')[0])).toEqual([
      `${file}, line 4`,
      `${file}, line 6`,
    ])
  })

  test('is rejected with its own line even if the same words appear above', () => {
    expect(faultsOf("A it’s.\nB it's.\n\n- [c](x)\n- d\n- [c](x)")).toEqual([
      `${file}, line 2: has a straight apostrophe or quotation mark: “B it's.”. Use ’, or “ and ”.`,
      `${file}, line 4: links to “x”. Begin the address with https://, or with / for a page of this site.`,
      `${file}, line 6: links to “x”. Begin the address with https://, or with / for a page of this site.`,
    ])
  })

  test('includes two sections with one anchor', () => {
    expect(faultsOf('## A\n\n## A')).toEqual([
      `${file}, line 3: repeats the anchor “a”. Give it its own: “## Heading {#anchor}”.`,
    ])
  })
})

describe('a fenced block', () => {
  test('is read as YAML and passed to the reader of its name, with its position', () => {
    const fences = { figure: (data: unknown, place: string) => ({ data, place }) }
    expect(read('A.\n\n```figure\nkind: bars\n```', { fences }).opening[1]).toEqual({
      kind: 'fence',
      line: 3,
      data: { data: { kind: 'bars' }, place: `${file}, line 3, figure` },
    })
  })

  test('that is not YAML is reported with the line inside it', () => {
    expect(faultsOf('A.\n\n```figure\na: b\nc: d: e\n```', { fences: { figure: String } })[0]).toMatch(
      /^site\/content\/articles\/pause\.md, line 5: is not YAML: /,
    )
  })
})

describe('front matter', () => {
  test('is split from the body, which keeps its line numbers', () => {
    expect(splitFrontMatter(file, '---\na: 1\nb: 2025-10-07\n---\n\nText.\n')).toEqual({
      fields: { a: 1, b: '2025-10-07' },
      body: '\nText.\n',
      bodyLine: 5,
    })
  })

  test.each([
    ['Text.', 'has no front matter'],
    ['---\na: 1\n', 'has no front matter'],
    ['---\ntitle: A: b\n---\n', 'line 2: is not YAML'],
    ['---\na: 1\na: 2\n---\n', 'line 3: is not YAML'],
  ])('%j is rejected', (source, reason) => {
    expect(() => splitFrontMatter(file, source)).toThrow(reason)
  })
})

describe('a picture', () => {
  const rules = { pictures: true }

  test('becomes a figure with its alternative text and caption, and is listed with its line', () => {
    const { opening, pictures } = read(
      'First.\n\n![A desk “at night”](pictures/desk.jpg "Kochi, 2 am")',
      rules,
    )
    expect(opening[1]).toMatchObject({
      tag: 'figure',
      html: '<figure><img src="pictures/desk.jpg" alt="A desk “at night”"><figcaption>Kochi, 2 am</figcaption></figure>',
    })
    expect(pictures).toEqual([{ file: 'pictures/desk.jpg', line: 3 }])
  })

  test.each([
    ['![](pictures/desk.jpg)', 'is a picture without words'],
    [
      '![A desk](desk.jpg)',
      'shows “desk.jpg”. Put a JPEG, PNG, WebP or AVIF into site/content/articles/pictures/',
    ],
    ['![A desk](https://elsewhere.example/desk.jpg)', 'shows “https://elsewhere.example/desk.jpg”'],
    ['![A desk](pictures/desk.svg)', 'shows “pictures/desk.svg”'],
    ['Look: ![A desk](pictures/desk.jpg)', 'is a picture within a text'],
    ['- ![A desk](pictures/desk.jpg)', 'is a picture within a text'],
    [`![${'long '.repeat(50)}](pictures/desk.jpg)`, 'is a picture with 250 characters of words, and 200 fit'],
    ['![A "desk"](pictures/desk.jpg)', 'has a straight apostrophe or quotation mark'],
  ])('%s is reported', (body, fault) => {
    const faults = faultsOf(`First.\n\n${body}`, rules)
    expect(faults[0]).toContain(`${file}, line 3: ${fault}`)
  })

  test('is rejected where a text may have none, as in the legal pages', () => {
    expect(faultsOf('![A desk](pictures/desk.jpg)')[0]).toContain('line 1: is an image. Draw it from data')
  })
})
