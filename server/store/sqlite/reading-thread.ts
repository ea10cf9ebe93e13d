import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Row, Run } from '../database.ts'
import type { Value } from '../sql.ts'

/** A read for the worker. */
export interface ReadRequest {
  id: number
  text: string
  values: Value[]
}
/** The worker's answer. An Error loses its code between threads, so its parts are sent as fields. */
export type ReadReply =
  | { id: number; rows: Row[] }
  | { id: number; problem: { message: string; code?: string; errcode?: number } }

interface Waiting {
  resolve: (rows: Row[]) => void
  reject: (error: Error) => void
}

/**
 * Reads a store in a worker thread, because node:sqlite blocks the thread that calls it. The worker starts at the first
 * read.
 */
export function readingThread(file: string): { read: Run; end: () => Promise<void> } {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let asked = 0

  const giveUp = (of: Worker, error: Error) => {
    if (thread !== of) return
    // The next read starts another worker.
    thread = undefined
    waiting.forEach(({ reject }) => reject(error))
    waiting.clear()
  }

  function start(): Worker {
    const started = new Worker(new URL('./reading-thread-main.ts', import.meta.url), { workerData: file })
    started.unref()
    started.on('message', (reply: ReadReply) => {
      const caller = waiting.get(reply.id)
      waiting.delete(reply.id)
      if ('rows' in reply) caller?.resolve(reply.rows)
      else caller?.reject(Object.assign(new Error(reply.problem.message), reply.problem))
      // An idle worker does not keep the process running.
      if (waiting.size === 0) started.unref()
    })
    started.on('error', (error: Error) => giveUp(started, error))
    started.on('exit', () => giveUp(started, new Error('The thread that reads the store has ended')))
    return started
  }

  return {
    read: (text, values) =>
      new Promise((resolve, reject) => {
        thread ??= start()
        const id = ++asked
        waiting.set(id, { resolve, reject })
        thread.ref()
        thread.postMessage({ id, text, values } satisfies ReadRequest, [])
      }),
    async end() {
      const ending = thread
      if (!ending) return
      ending.ref()
      const ended = once(ending, 'exit')
      ending.postMessage('end', [])
      await ended
    },
  }
}
