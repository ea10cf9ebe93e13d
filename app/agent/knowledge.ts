import type { Reply } from './reply.ts'
import type { KnowledgeFile } from './search/knowledge-file.ts'
import type { SearchIndex } from './search/search-index.ts'

/** Marks the element in which the build leaves the address of the knowledge (scripts/build/agent-knowledge). */
export const knowledgeAddressId = 'agent-knowledge'
/** Where the development server has it (vite/agent-knowledge.ts). */
const addressInDevelopment = '/agent-knowledge.json'

interface Answerer {
  index: SearchIndex
  replyTo: (question: string, index: SearchIndex) => Reply
}

let loading: Promise<Answerer> | undefined

/** Loads what the assistant knows, once. A failed download is forgotten, so that the next question tries again. */
export function loadKnowledge(): Promise<Answerer> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Answerer> {
  const address = import.meta.env.DEV
    ? addressInDevelopment
    : document.getElementById(knowledgeAddressId)?.dataset['address']
  if (!address) throw new Error('The page names no knowledge.')
  const [response, { indexing }, { inSlices }, { replyTo }] = await Promise.all([
    fetch(address),
    import('./search/search-index.ts'),
    import('./search/in-slices.ts'),
    import('./reply.ts'),
  ])
  if (!response.ok) throw new Error(`The knowledge answered ${response.status}.`)
  const file = (await response.json()) as KnowledgeFile
  return { index: await inSlices(indexing(file)), replyTo }
}
