import { checkContent } from '../../../common/content/check-content.ts'
import { splitFrontMatter } from '../../../common/markdown/front-matter.ts'
import { joinFaults } from '../../../common/markdown/join-faults.ts'
import { parseBody } from '../../../common/markdown/parse-body.ts'
import type { MarkdownDocument } from '../../../common/markdown/markdown-document.ts'
import { articleFieldsSchema, type ArticleFields } from './article-schema.ts'
import { quotedPrices } from '../quoted-prices.ts'
import { type Figure, figureSchema } from './figure-schema.ts'

/** An article of the blog: its front matter, what is derived from it, and its text. */
export interface Article extends ArticleFields {
  /** Its slug: the file name. */
  id: string
  /** Reading time in minutes. */
  readTime: number
  body: MarkdownDocument<Figure>
}

/** Words per minute, the same as for the legal pages. */
const pace = 220

/** Labels of the callouts an article can have. */
export const articleCallouts = {
  monday: 'On Monday',
  note: 'Note',
  view: 'Our view',
  law: 'Not legal advice',
  sample: 'Sample',
}

const limits = { firstParagraph: 320, quote: 90, quotes: 2 }

/** Reads an article. `file` is its path from the project’s root. Throws an Error with a line for every fault. */
export function parseArticle(file: string, source: string): Article {
  const { fields, ...parts } = splitFrontMatter(file, source, quotedPrices)
  const [checked, body] = joinFaults(
    () => checkContent(file, articleFieldsSchema, fields as ArticleFields),
    () =>
      parseBody<Figure>(file, parts, {
        values: quotedPrices,
        callouts: articleCallouts,
        pictures: true,
        fences: { figure: readFigure },
      }),
  )
  const id = file.replace(/^.*\/|\.md$/g, '')
  const faults = [...slugFaults(file, id), ...bodyFaults(file, body), ...ruleFaults(file, checked, body)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { ...checked, id, readTime: Math.max(1, Math.round(body.words / pace)), body }
}

function readFigure(data: unknown, place: string): Figure {
  return checkContent(place, figureSchema, data as Figure)
}

function slugFaults(file: string, id: string): string[] {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)
    ? []
    : [`${file}: its name is the address. Use small letters, digits and hyphens only.`]
}

const aMonth =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d\b/

/** What an article about rules must state: that it is not legal advice, and which month it is true for. */
function ruleFaults(file: string, { tags }: ArticleFields, { opening, sections }: Article['body']): string[] {
  if (!tags.includes('Compliance')) return []
  const blocks = [...opening, ...sections.flatMap((section) => section.blocks)]
  const box = blocks.find(
    (block) => block.kind === 'prose' && block.tag === 'aside' && block.html.includes(articleCallouts.law),
  )
  if (box?.kind !== 'prose')
    return [`${file}: is about rules and does not say of when. Write a box [!law] with the month and year.`]
  return aMonth.test(box.text)
    ? []
    : [
        `${file}: its box [!law] does not say of when it is true. Write the month and year, such as July 2025.`,
      ]
}

function bodyFaults(file: string, { opening, sections }: Article['body']): string[] {
  const faults: string[] = []
  const [first] = opening
  if (first?.kind !== 'prose' || first.tag !== 'p')
    faults.push(`${file}: does not open with a paragraph. Write one before the first heading.`)
  else if (first.text.length > limits.firstParagraph)
    faults.push(
      `${file}, line ${first.line}: the first paragraph has ${first.text.length} characters, and ${limits.firstParagraph} fit, because it is set large. Shorten it.`,
    )
  if (sections.length < 2 || sections.length > 10)
    faults.push(`${file}: has ${sections.length} sections. Write 2 to 10 headings with ##.`)
  for (const { title, line } of sections)
    if (title.length > 60)
      faults.push(
        `${file}, line ${line}: the heading has ${title.length} characters, and 60 fit. Shorten it.`,
      )

  const blocks = [...opening, ...sections.flatMap((section) => section.blocks)]
  const quotes = blocks.filter((block) => block.kind === 'prose' && block.tag === 'blockquote')
  if (quotes.length > limits.quotes)
    faults.push(`${file}: has ${quotes.length} large quotations. Keep ${limits.quotes}.`)
  for (const quote of quotes)
    if (quote.kind === 'prose' && quote.text.length > limits.quote)
      faults.push(
        `${file}, line ${quote.line}: the large quotation has ${quote.text.length} characters, and ${limits.quote} fit. Shorten it.`,
      )
  return faults
}
