import type { AgentIndexFile } from './search/agent-index.ts'
import type { Knowledge, Reply } from './reply.ts'

/** Marks the element in which the build leaves the address of the index (scripts/build/agent-index). */
export const indexAddressId = 'agent-index'

interface Answerer {
  knowledge: Knowledge
  replyTo: (question: string, knowledge: Knowledge) => Reply
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
  const address = document.getElementById(indexAddressId)?.dataset['address']
  if (!address) throw new Error('The page names no index.')
  const [response, { loadIndex }, { replyTo }] = await Promise.all([
    fetch(address),
    import('./search/agent-index.ts'),
    import('./reply.ts'),
  ])
  if (!response.ok) throw new Error(`The index answered ${response.status}.`)
  const file = (await response.json()) as AgentIndexFile
  return { knowledge: { file, search: loadIndex(file) }, replyTo }
}
