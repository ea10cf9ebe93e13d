import MiniSearch from 'minisearch'
import {
  type AgentIndexFile,
  indexOptions,
  type PreparedAnswer,
  type SearchDocument,
} from '../../../app/agent/search/agent-index.ts'
import type { PagePassages } from '../../../app/agent/search/passages.ts'
import type { AgentAnswer } from '../../../content/agent/agent-answer.ts'
import { agentAnswers } from '../../../content/agent/answers.ts'
import { pageName } from './page-names.ts'
import { readBlocks } from './read-blocks.ts'

/**
 * The assistant's knowledge from the built pages, by path. Throws when a prepared answer rests on words that its
 * page no longer has.
 */
export function makeAgentIndex(htmlByPath: ReadonlyMap<string, string>): AgentIndexFile {
  const said = new Set<string>()
  const pages = [...htmlByPath].map(([path, html]): PagePassages => {
    // What several pages say, such as an article's teaser, is found on the first of them.
    const blocks = readBlocks(html).filter(({ sentences }) => {
      const text = sentences.join(' ')
      const isNew = !said.has(text)
      said.add(text)
      return isNew || agentAnswers.some(({ page, quote }) => page === path && text.includes(quote))
    })
    return { path, name: pageName(path, html), blocks }
  })
  const answers = agentAnswers.map((answer) => prepared(answer, pages))
  const search = new MiniSearch<SearchDocument>(indexOptions)
  for (const [at, page] of pages.entries()) {
    for (const [place, { heading, sentences }] of page.blocks.entries()) {
      search.add({
        id: `${at}:${place}`,
        text: sentences.join(' '),
        heading: `${page.name} ${heading}`,
        asked: '',
      })
    }
  }
  for (const [at, { asked, say, quote }] of agentAnswers.entries()) {
    search.add({ id: `answer${at}`, text: `${say} ${quote}`, heading: '', asked: asked.join(' ') })
  }
  return { pages, answers, index: search.toJSON() }
}

function prepared({ say, page, quote }: AgentAnswer, pages: readonly PagePassages[]): PreparedAnswer {
  const at = pages.findIndex(({ path }) => path === page)
  const block = pages[at]?.blocks.findIndex(({ sentences }) => sentences.join(' ').includes(quote)) ?? -1
  if (block < 0) {
    throw new Error(
      `content/agent/answers: “${quote}” no longer stands on ${page}. Quote what the page says now, and let the answer agree with it.`,
    )
  }
  return { say, quote, page: at, block }
}
