import { expect, it } from 'vitest'
import { agentAnswers } from '../../content/agent/answers.ts'
import { unanswered } from '../../content/agent/unanswered.ts'
import { replyTo } from '../../app/agent/reply.ts'
import type { KnowledgeFile } from '../../app/agent/search/knowledge-file.ts'
import { indexAtOnce } from '../../app/agent/search/search-index.ts'
import { makeKnowledgeFile } from './make-knowledge-file.ts'

const nearest = unanswered.flatMap((each) => each.nearest ?? [])

/** A site that says just what is quoted of it, and one thing more. */
function siteWith(left = agentAnswers): Map<string, string> {
  const pages = new Map<string, string>()
  for (const { page } of [...agentAnswers, ...nearest]) pages.set(page, '')
  for (const { page, quote } of [...left, ...nearest])
    pages.set(page, `${pages.get(page)}<p>It is said here: ${quote}</p>`)
  pages.set(
    '/about',
    `${pages.get('/about')}<h2 id="zebras">Zebras</h2><p>Zebras graze behind the office in Pune.</p>`,
  )
  return new Map([...pages].map(([path, body]) => [path, `<main><h1 id="top">Page</h1>${body}</main>`]))
}

it('stops the build when a prepared answer rests on words that are gone', () => {
  const gone = agentAnswers.at(-1)
  expect(() => makeKnowledgeFile(siteWith(agentAnswers.slice(0, -1)))).toThrow(gone?.quote)
})

it('answers from a sentence with its place, also after a trip through JSON', () => {
  const file = JSON.parse(JSON.stringify(makeKnowledgeFile(siteWith()))) as KnowledgeFile
  const reply = replyTo('where do the zebras graze?', indexAtOnce(file))
  expect(reply).toMatchObject({
    kind: 'answer',
    say: 'Under “Zebras”, the About page says: Zebras graze behind the office in Pune.',
    sources: [{ href: '/about#zebras', page: 'the About page', heading: 'Zebras' }],
  })
})

it('does not know what no page says', () => {
  const index = indexAtOnce(makeKnowledgeFile(siteWith()))
  expect(replyTo('what is the capital of France', index).kind).toBe('unknown')
})
