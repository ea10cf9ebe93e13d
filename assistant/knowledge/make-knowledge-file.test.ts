import { expect, it } from 'vitest'
import { agentAnswers } from '../content/answers.ts'
import { unanswered } from '../content/unanswered.ts'
import { replyTo } from '../page/reply.ts'
import type { KnowledgeFile } from '../search/knowledge-file.ts'
import { indexAtOnce } from '../search/search-index.ts'
import { makeKnowledgeFile } from './make-knowledge-file.ts'

const nearest = unanswered.flatMap((each) => each.nearest ?? [])

/** A site with exactly the sections that answers rest on, and one thing more. */
function siteWith(left = agentAnswers): Map<string, string> {
  const pages = new Map<string, string>()
  for (const { page } of [...agentAnswers, ...nearest]) pages.set(page, '')
  const placed = [...left, ...nearest].filter(({ at }) => at.section !== '')
  for (const { page, at } of placed)
    pages.set(
      page,
      `${pages.get(page)}<section id="${at.section}"><p>It is said here: ${at.words.join(' ')}</p></section>`,
    )
  pages.set(
    '/about',
    `${pages.get('/about')}<h2 id="zebras">Zebras</h2><p>Zebras graze behind the office in Pune.</p>`,
  )
  return new Map(
    [...pages].map(([path, body]) => [path, `<main><h1>Page</h1><p>It begins here.</p>${body}</main>`]),
  )
}

it('stops the build if a prepared answer rests on a missing section', () => {
  const gone = agentAnswers.at(-1)
  const left = agentAnswers.filter(({ page, at }) => page !== gone?.page || at.section !== gone.at.section)
  expect(() => makeKnowledgeFile(siteWith(left))).toThrow(`has no section “${gone?.at.section}”`)
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
