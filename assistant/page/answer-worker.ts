import { type Reply, replyTo } from './reply.ts'
import { readKnowledgeText } from '../search/knowledge-text.ts'
import { indexAtOnce, type SearchIndex } from '../search/search-index.ts'

/** The assistant's knowledge, as written by the build, comes first; questions follow. */
export type AnswerRequest =
  | { knowledge: ArrayBuffer }
  | { id: number; question: string; earlier: readonly string[] }

/** The reply to the question with that id. */
export interface AnswerMessage {
  id: number
  reply: Reply
}

let index: SearchIndex | undefined

addEventListener('message', ({ data }: MessageEvent<AnswerRequest>) => {
  if ('knowledge' in data) {
    index = indexAtOnce(readKnowledgeText(new TextDecoder().decode(data.knowledge)))
  } else if (index) {
    postMessage({ id: data.id, reply: replyTo(data.question, index, data.earlier) } satisfies AnswerMessage)
  }
})
