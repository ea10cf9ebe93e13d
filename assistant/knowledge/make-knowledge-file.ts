import type { KnowledgeFile, PagePassages, Place } from '../search/knowledge-file.ts'
import type { AgentAnswer } from '../content/parse-answers.ts'
import { agentAnswers } from '../content/answers.ts'
import { unanswered } from '../content/unanswered.ts'
import { furtherLinks, legalLinks } from '../../site/content/navigation.ts'
import { products } from '../../site/content/products.ts'
import { solutions } from '../../site/content/solutions.ts'
import { attributeOf, elementsIn, type HtmlTree, parseHtml } from '../../site/build/html-tree.ts'
import { withFewerArticles } from './fewer-articles.ts'
import { findSaid } from './find-said.ts'
import { headingOf, readSections } from './read-sections.ts'
import { createHash } from 'node:crypto'
import { knowledgeText } from '../search/knowledge-text.ts'

/** A sentence of a page that an answer says or a refusal shows. */
interface Quoted {
  page: string
  quote: string
}

const names = new Map<string, string>([
  ['/', 'the home page'],
  ...[...Object.values(furtherLinks), ...legalLinks].map(
    ({ label, href }) => [href, `the ${label} page`] as const,
  ),
  ...products.map(({ id, name }) => [`/products/${id}`, `the ${name} page`] as const),
  ...solutions.map(({ id, name }) => [`/solutions/${id}`, `the ${name} page`] as const),
])

/** What a page is called in a sentence: "the Pricing page"; an article by its heading. */
function pageName(path: string, page: HtmlTree): string {
  return names.get(path) ?? `“${headingOf(page)}”`
}

/**
 * The assistant's knowledge from the built pages, by path. Throws if a prepared answer rests on a section that its
 * page no longer has.
 */
export function makeKnowledgeFile(htmlByPath: ReadonlyMap<string, string>): KnowledgeFile {
  const trees = new Map([...htmlByPath].map(([path, html]) => [path, parseHtml(html)]))
  const sectionsOf = new Map([...trees].map(([path, tree]) => [path, readSections(tree)]))
  const quoteAt = ({ page, at, place }: Omit<AgentAnswer, 'asked'>, asked: readonly string[]): Quoted => {
    const found = findSaid(sectionsOf.get(page) ?? [], at, asked)
    if (found !== undefined) return { page, quote: found }
    const has = new Set((sectionsOf.get(page) ?? []).map(({ anchor }) => anchor || 'start'))
    throw new Error(`${place}: ${page} has no section “${at.section}”. It has: ${[...has].join(', ')}.`)
  }
  const answers = agentAnswers.map((answer) => ({
    asked: answer.asked,
    words: quoteAt(answer, answer.asked),
  }))
  const declined = unanswered.map(({ asked, say, nearest, place }) => ({
    asked,
    say,
    nearest: nearest && quoteAt({ ...nearest, place }, asked),
  }))
  const quoted = [...answers.map(({ words }) => words), ...declined.flatMap(({ nearest }) => nearest ?? [])]
  const said = new Set<string>()
  const dated = [...trees].map(([path, tree]) => {
    const quotes = quoted.filter(({ page }) => page === path).map(({ quote }) => quote)
    // Text on several pages, such as an article's teaser, is found on the first.
    const isNew = (text: string) => {
      const wasSaid = said.has(text)
      said.add(text)
      return !wasSaid || quotes.some((quote) => text.includes(quote))
    }
    const sections = (sectionsOf.get(path) ?? [])
      .map(({ anchor, heading, blocks }) => ({ anchor, heading, blocks: blocks.filter(isNew) }))
      .filter(({ blocks }) => blocks.length > 0)
    return {
      passages: { path, name: pageName(path, tree), sections },
      published: publishedOn(tree),
      isQuoted: quotes.length > 0,
    }
  })
  const pages = withFewerArticles(dated)
  return {
    pages,
    answers: answers.map(({ asked, words }) => ({
      asked,
      quote: words.quote,
      place: placed(words, pages),
    })),
    unanswered: declined.map(({ asked, say, nearest }) => ({
      asked,
      say,
      nearest: nearest && { quote: nearest.quote, place: placed(nearest, pages) },
    })),
  }
}

/** The first day on a page, as in `datetime`; empty if there is none. */
function publishedOn(page: HtmlTree): string {
  const time = [...elementsIn(page)].find(({ tagName }) => tagName === 'time')
  return (time && attributeOf(time, 'datetime')) ?? ''
}

/** Position of a quote. Throws a RangeError if it was not kept: everything quoted is. */
function placed({ quote, page: path }: Quoted, pages: readonly PagePassages[]): Place {
  const page = pages.findIndex((each) => each.path === path)
  for (const [section, { blocks }] of (pages[page]?.sections ?? []).entries()) {
    const block = blocks.findIndex((text) => text.includes(quote))
    if (block >= 0) return { page, section, block }
  }
  throw new RangeError(`“${quote}” is not in the knowledge of ${path}.`)
}

/** The assistant's knowledge as a file below the site's root, under a name with its hash. */
export function knowledgeFile(htmlByPath: ReadonlyMap<string, string>): { file: string; text: string } {
  const text = knowledgeText(makeKnowledgeFile(htmlByPath))
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  return { file: `assets/agent-knowledge-${hash}.json`, text }
}
