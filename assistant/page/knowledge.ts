import type { AnswerMessage, AnswerRequest } from './answer-worker.ts'
import type { Reply } from './reply.ts'

/** Marks the element in which the build puts the address of the knowledge (assistant/knowledge). */
export const knowledgeAddressId = 'agent-knowledge'
/** Its address on the development server (site/build/vite/agent-knowledge.ts). */
const addressInDevelopment = '/agent-knowledge.json'

let loading: ReturnType<typeof load> | undefined
let lastId = 0

/** Loads the assistant's knowledge, once. A failure is forgotten, so that the next question retries. */
export function loadKnowledge() {
  loading ??= load().catch(forget)
  return loading
}

/** The assistant's reply to a question that follows earlier ones. Rejects if the knowledge cannot be read. */
export async function askKnowledge(question: string, earlier: readonly string[] = []): Promise<Reply> {
  const { worker, broken } = await loadKnowledge()
  lastId += 1
  const id = lastId
  const reply = new Promise<Reply>((resolve) => {
    worker.addEventListener('message', function take({ data }: MessageEvent<AnswerMessage>) {
      if (data.id !== id) return
      worker.removeEventListener('message', take)
      resolve(data.reply)
    })
  })
  send(worker, { id, question, earlier })
  return Promise.race([reply, broken])
}

/**
 * Starts the worker: building the index takes a phone half a second, in which the page itself could not respond. The
 * page reads the file for it, since the policy of a script's own file lets that fetch nothing. `broken` rejects if the
 * worker fails.
 */
async function load() {
  const address = import.meta.env.DEV
    ? addressInDevelopment
    : document.getElementById(knowledgeAddressId)?.dataset['address']
  if (!address) throw new Error('The page names no knowledge.')
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The knowledge answered ${response.status}.`)
  // Its script is fetched while the knowledge is loading.
  const worker = new Worker(new URL('./answer-worker.ts', import.meta.url), { type: 'module' })
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The search failed.')))
  })
  broken.catch(forget).catch(() => worker.terminate())
  const knowledge = await response.arrayBuffer()
  send(worker, { knowledge }, [knowledge])
  return { worker, broken }
}

function send(worker: Worker, request: AnswerRequest, handedOver: Transferable[] = []): void {
  worker.postMessage(request, handedOver)
}

function forget(error: unknown): never {
  loading = undefined
  throw error
}
