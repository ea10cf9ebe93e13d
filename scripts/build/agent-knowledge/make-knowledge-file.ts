import type {
  KnowledgeFile,
  PagePassages,
  PreparedAnswer,
  Place,
} from '../../../app/agent/search/knowledge-file.ts'
import type { AgentAnswer } from '../../../content/agent/agent-answer.ts'
import { agentAnswers } from '../../../content/agent/answers.ts'
import { unanswered } from '../../../content/agent/unanswered.ts'
import { withFewerArticles } from './fewer-articles.ts'
import { pageName } from './page-names.ts'
import { readSections } from './read-sections.ts'

/**
 * The assistant's knowledge from the built pages, by path. Throws when a prepared answer rests on words that its
 * page no longer has.
 */
export function makeKnowledgeFile(htmlByPath: ReadonlyMap<string, string>): KnowledgeFile {
  const said = new Set<string>()
  const dated = [...htmlByPath].map(([path, html]) => {
    const quotes = agentAnswers.filter(({ page }) => page === path).map(({ quote }) => quote)
    // What several pages say, such as an article's teaser, is found on the first of them.
    const isNew = (text: string) => {
      const wasSaid = said.has(text)
      said.add(text)
      return !wasSaid || quotes.some((quote) => text.includes(quote))
    }
    const sections = readSections(html)
      .map(({ anchor, heading, blocks }) => ({ anchor, heading, blocks: blocks.filter(isNew) }))
      .filter(({ blocks }) => blocks.length > 0)
    const published = /<time[^>]*\sdatetime="([^"]+)/i.exec(html)?.[1] ?? ''
    return {
      passages: { path, name: pageName(path, html), sections },
      published,
      isQuoted: quotes.length > 0,
    }
  })
  const pages = withFewerArticles(dated)
  return { pages, answers: agentAnswers.map((answer) => prepared(answer, pages)), unanswered }
}

function prepared(
  { asked, quote, say = quote, page }: AgentAnswer,
  pages: readonly PagePassages[],
): PreparedAnswer {
  const place = placeOf(quote, page, pages)
  if (!place) {
    throw new Error(
      `content/agent/answers: “${quote}” no longer stands on ${page}. Quote what the page says now, and let the answer agree with it.`,
    )
  }
  return { asked, say, quote, place }
}

function placeOf(quote: string, path: string, pages: readonly PagePassages[]): Place | undefined {
  const page = pages.findIndex((each) => each.path === path)
  for (const [section, { blocks }] of (pages[page]?.sections ?? []).entries()) {
    const block = blocks.findIndex((text) => text.includes(quote))
    if (block >= 0) return { page, section, block }
  }
  return undefined
}
