import { describe, expect, test } from 'vitest'
import { articlesFrom } from './article-files.ts'
import { parseArticle } from './parse-article.ts'

const fields = {
  title: 'How long should a machine wait?',
  excerpt: 'Too soon and it interrupts. Too late and the caller says “hello?” We measured the pause.',
  category: 'ai',
  author: 'ila-menon',
  date: '2025-10-07',
  tags: '[Voice, Latency]',
  drawing: '{surface: waist, lines: 110}',
  finding: '{figure: 200 ms, says: or sooner sounds rude}',
}
const text = 'Nothing happens.\n\n## One\n\nA.\n\n## Two\n\nB.\n'

function article(
  changes: Partial<Record<keyof typeof fields | 'updated' | 'update' | 'colour', string>> = {},
  body = text,
) {
  const lines = Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== '')
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${body}`
}

function faultsOf(source: string, file = 'site/content/articles/pause.md'): string[] {
  try {
    parseArticle(file, source)
  } catch (error) {
    return (error as Error).message.split('\n')
  }
  return []
}

test('an article is its fields, its file’s name as id, and minutes at 220 words each', () => {
  const read = parseArticle('site/content/articles/pause.md', article({}, text + 'word '.repeat(430)))
  expect(read).toMatchObject({ id: 'pause', author: 'ila-menon', date: '2025-10-07', readTime: 2 })
  expect(parseArticle('site/content/articles/pause.md', article()).readTime).toBe(1)
})

test('an article about rules says in a box which month it is true for', () => {
  const about = (box: string) => faultsOf(article({ tags: '[Voice, Compliance]' }, text + box))
  expect(about('')).toEqual([
    'site/content/articles/pause.md: is about rules and does not say of when. Write a box [!law] with the month and year.',
  ])
  expect(about('\n> [!law]\n> No legal advice.\n')).toEqual([
    'site/content/articles/pause.md: its box [!law] does not say of when it is true. Write the month and year, such as July 2025.',
  ])
  expect(about('\n> [!law]\n> As of July 2025, no legal advice.\n')).toEqual([])
})

describe('a mistake in a field is reported with file, field, reason and remedy', () => {
  test.each([
    [{ title: '' }, 'title is missing. Add it.'],
    [{ colour: 'red' }, 'colour is not a field here. Remove it, or correct its spelling.'],
    [{ title: 'Wait?' }, 'title has less than 12 characters. Write a whole title.'],
    [{ excerpt: 'Short.' }, 'excerpt has 6 characters. Write 61 to 160: search engines show it.'],
    [
      { category: 'tech' },
      'category is “tech”, which is no category. Choose one of: ai, automation, industry, case-studies, news.',
    ],
    [
      { author: 'nobody' },
      'author is “nobody”, whom site/content/authors.ts does not know. Add them there, or name one of: ila-menon,',
    ],
    [{ date: '7 October 2025' }, 'date is “7 October 2025”, no date. Write year, month and day: 2025-10-07.'],
    [{ date: '2025-02-30' }, 'date is “2025-02-30”, a day there is not. Correct it.'],
    [{ updated: '2025-10-01' }, 'updated is 2025-10-01, before the date 2025-10-07. Correct one of them.'],
    [{ tags: '[Voice]' }, 'tags has 1 entries, and the layout is made for 2 to 6. Add or remove entries.'],
    [{ tags: '[Voice, voice]' }, 'tags names a tag twice. Remove one.'],
    [{ drawing: '{surface: cube, lines: 30}' }, 'drawing.surface is “cube”, which is no surface.'],
    [{ drawing: '{surface: fan, lines: 500}' }, 'drawing.lines is 500. A drawing has 24 to 160 lines'],
    [{ finding: '{figure: 200 ms}' }, 'finding.says is missing. Add it.'],
    [
      { finding: '{figure: 200 ms, says: is rude, drawn: {kind: pie}}' },
      'finding.drawn.kind is no drawing. Write kind: bars, count or part, with its values.',
    ],
    [
      { finding: '{figure: 200 ms, says: is rude, drawn: {kind: part, from: 0, to: 20}}' },
      'finding.drawn.to is more than the whole, 1.',
    ],
    [{ update: '{day: soon, text: It changed.}' }, 'update.day is “soon”, no date.'],
    [{ drawing: '{surface: steps, lines: 40}' }, 'drawing.lines is 40, and steps are drawn 16 lines each'],
  ])('%j', (change, says) => {
    const [fault = '', ...others] = faultsOf(article(change))
    expect(fault).toContain(`site/content/articles/pause.md: ${says}`)
    expect(others).toEqual([])
  })

  test('all mistakes together, including those of the text', () => {
    expect(faultsOf(article({ title: 'Wait?', author: 'nobody' }, '<b>x</b>'))).toHaveLength(4)
  })

  test('a name that cannot be an address', () => {
    expect(faultsOf(article(), 'site/content/articles/The Pause.md')[0]).toContain('its name is the address')
  })
})

describe('a text that does not fit its page', () => {
  test.each([
    ['## One\n\nA.\n\n## Two\n\nB.', 'does not open with a paragraph'],
    [
      `${'Long. '.repeat(70)}\n\n## One\n\n## Two`,
      'line 12: the first paragraph has 419 characters, and 320 fit',
    ],
    ['A.\n\n## One\n\nB.', 'has 1 sections'],
    [`A.\n\n## One\n\n## ${'Two '.repeat(20)}\n`, 'line 16: the heading has 79 characters, and 60 fit'],
    [
      `A.\n\n## One\n\n> ${'So it is. '.repeat(12)}\n\n## Two`,
      'line 16: the large quotation has 119 characters, and 90 fit',
    ],
  ])('%j', (body, says) => {
    expect(faultsOf(article({}, body)).join('\n')).toContain(says)
  })
})

describe('a figure', () => {
  const inFigure = (yaml: string) => article({}, `${text}\n\`\`\`figure\n${yaml}\n\`\`\`\n`)

  test.each([
    [
      'kind: pie',
      'kind is "pie", which is no kind of figure. Choose one of: bars, ranges, call, steps, table, dialogue, sum.',
    ],
    [
      'kind: bars\ntitle: No end\nunit: s\nrows: [{label: a, value: 1}, {label: b, value: 2}]\nsample: x',
      'title does not end with a full stop.',
    ],
    [
      'kind: bars\ntitle: A.\nunit: s\nrows: [{label: a, value: 1}, {label: b, value: 1.5 s}]\nsample: x',
      'rows[1].value is not a number.',
    ],
    [
      'kind: bars\ntitle: A.\nunit: s\nrows: [{label: a, value: 1}, {label: b, value: 2}]',
      'the content says not, or twice, where its data are from.',
    ],
    [
      'kind: ranges\ntitle: A.\nunit: s\nmax: 5\nevery: 1\nparts: [a, b]\nrows: [{label: a, ends: [1, 2]}, {label: b, ends: [3, 2]}]\nsample: x',
      'rows have ends that do not rise.',
    ],
    [
      'kind: call\ntitle: A.\ntracks: [{label: a, turns: [[caller, 3, 1]]}]\nsample: x',
      'tracks[0].turns[0] ends before it begins.',
    ],
    [
      'kind: table\ntitle: A.\ncolumns: [a, b]\nrows: [[1, 2], [3]]\nsample: x',
      'rows have not one cell for each column.',
    ],
  ])('%j', (yaml, says) => {
    expect(faultsOf(inFigure(yaml)).join('\n')).toContain(
      `site/content/articles/pause.md, line 22, figure: ${says}`,
    )
  })
})

describe('articles together', () => {
  const file = (slug: string, changes: Parameters<typeof article>[0], body = text) => ({
    file: `site/content/articles/${slug}.md`,
    source: article(changes, body),
  })
  const older = {
    title: 'An older article',
    date: '2025-01-02',
    excerpt: fields.excerpt.replace('Too', 'Far too'),
  }

  test('are sorted, newest first', () => {
    expect(articlesFrom([file('b', older), file('a', {})]).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('do not share a title or an excerpt', () => {
    expect(() => articlesFrom([file('a', {}), file('b', { title: older.title })])).toThrow(
      'site/content/articles/b.md: excerpt is the same as that of a.md. Write its own.',
    )
  })
})
