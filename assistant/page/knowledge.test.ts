import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnswerRequest } from './answer-worker.ts'

/** A stand-in for a worker that echoes its questions until it fails. */
class EchoWorker extends EventTarget {
  static made: EchoWorker[] = []
  readonly requests: AnswerRequest[] = []
  silent = false
  terminate = vi.fn<() => void>()

  constructor() {
    super()
    EchoWorker.made.push(this)
  }

  postMessage(request: AnswerRequest) {
    this.requests.push(request)
    if (this.silent || 'knowledge' in request) return
    const reply = { kind: 'unknown', say: request.question, nearest: [] }
    this.dispatchEvent(new MessageEvent('message', { data: { id: request.id, reply } }))
  }
}

const download = vi.fn<() => Promise<Response>>()

async function freshModule() {
  vi.resetModules()
  return import('./knowledge.ts')
}

beforeEach(() => {
  EchoWorker.made = []
  download.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')))
  vi.stubGlobal('Worker', EchoWorker)
  vi.stubGlobal('fetch', download)
})

afterEach(() => vi.unstubAllGlobals())

it('loads once, passes the knowledge on first and gives each question its own reply', async () => {
  const { askKnowledge } = await freshModule()
  const replies = await Promise.all([askKnowledge('one'), askKnowledge('two')])
  expect(replies.map(({ say }) => say)).toEqual(['one', 'two'])
  expect(download).toHaveBeenCalledTimes(1)
  expect(EchoWorker.made).toHaveLength(1)
  expect(EchoWorker.made[0]?.requests[0]).toHaveProperty('knowledge')
})

it('retries after a failed download', async () => {
  download.mockResolvedValueOnce(new Response(null, { status: 503 }))
  const { askKnowledge } = await freshModule()
  await expect(askKnowledge('one')).rejects.toThrow('503')
  await expect(askKnowledge('two')).resolves.toMatchObject({ say: 'two' })
})

it('gives up the question that a worker failed on, ends that worker and starts another for the next', async () => {
  const { askKnowledge, loadKnowledge } = await freshModule()
  await loadKnowledge()
  const [first] = EchoWorker.made
  if (first) first.silent = true
  const lost = askKnowledge('one')
  await expect.poll(() => first?.requests).toHaveLength(2)
  first?.dispatchEvent(new Event('error'))
  await expect(lost).rejects.toThrow('failed')
  expect(first?.terminate).toHaveBeenCalled()
  await expect(askKnowledge('two')).resolves.toMatchObject({ say: 'two' })
  expect(EchoWorker.made).toHaveLength(2)
})
