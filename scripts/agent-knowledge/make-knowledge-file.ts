import type { KnowledgeFile, PagePassages, Place } from '../../app/agent/search/knowledge-file.ts'
import type { AgentAnswer } from '../../content/agent/parse-answers.ts'
import { agentAnswers } from '../../content/agent/answers.ts'
import { unanswered } from '../../content/agent/unanswered.ts'
import { furtherLinks, legalLinks } from '../../content/navigation.ts'
import { products } from '../../content/products.ts'
import { solutions } from '../../content/solutions.ts'
import { attributeOf, elementsIn, type HtmlTree, parseHtml } from '../build/html-tree.ts'
import { withFewerArticles } from './fewer-articles.ts'
import { headingOf, readSections } from './read-sections.ts'
import { createHash } from 'node:crypto'
import { knowledgeText } from '../../app/agent/search/knowledge-text.ts'

type Quoted = Pick<AgentAnswer, 'quote' | 'page' | 'place'>

/** Everything that is quoted, as it has to stay on its page. */
const quoted: readonly Quoted[] = [
  ...agentAnswers,
  ...unanswered.flatMap(({ nearest, place }) => (nearest ? [{ ...nearest, place }] : [])),
]

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
 * The assistant's knowledge from the built pages, by path. Throws when a prepared answer rests on words that its
 * page no longer has.
 */
export function makeKnowledgeFile(htmlByPath: ReadonlyMap<string, string>): KnowledgeFile {
  const said = new Set<string>()
  const dated = [...htmlByPath].map(([path, html]) => {
    const quotes = quoted.filter(({ page }) => page === path).map(({ quote }) => quote)
    // Text that stands on several pages, such as an article's teaser, is found on the first.
    const isNew = (text: string) => {
      const wasSaid = said.has(text)
      said.add(text)
      return !wasSaid || quotes.some((quote) => text.includes(quote))
    }
    const tree = parseHtml(html)
    const sections = readSections(tree)
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
    answers: agentAnswers.map((answer) => ({
      asked: answer.asked,
      quote: answer.quote,
      place: placed(answer, pages),
    })),
    unanswered: unanswered.map(({ asked, say, nearest, place }) => ({
      asked,
      say,
      nearest: nearest && { quote: nearest.quote, place: placed({ ...nearest, place }, pages) },
    })),
  }
}

/** The first day that a page names, as in `datetime`; empty where it names none. */
function publishedOn(page: HtmlTree): string {
  const time = [...elementsIn(page)].find(({ tagName }) => tagName === 'time')
  return (time && attributeOf(time, 'datetime')) ?? ''
}

/** Where a quote stands. Throws when it is gone from its page; `place` says in which text file it is quoted. */
function placed({ quote, page, place: from }: Quoted, pages: readonly PagePassages[]): Place {
  const place = placeOf(quote, page, pages)
  if (!place) {
    throw new Error(`${from}: “${quote}” no longer stands on ${page}. Quote what the page says now.`)
  }
  return place
}

function placeOf(quote: string, path: string, pages: readonly PagePassages[]): Place | undefined {
  const page = pages.findIndex((each) => each.path === path)
  for (const [section, { blocks }] of (pages[page]?.sections ?? []).entries()) {
    const block = blocks.findIndex((text) => text.includes(quote))
    if (block >= 0) return { page, section, block }
  }
  return undefined
}

/** What the assistant knows as a file below the site's root, under a name that changes with it. */
export function knowledgeFile(htmlByPath: ReadonlyMap<string, string>): { file: string; text: string } {
  const text = knowledgeText(makeKnowledgeFile(htmlByPath))
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  return { file: `assets/agent-knowledge-${hash}.json`, text }
}
