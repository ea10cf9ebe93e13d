import { parentPort, workerData } from 'node:worker_threads'
import { openForReading } from './open-connection.ts'
import type { ReadRequest, ReadReply } from './reading-thread.ts'
import { runOn } from './run-on.ts'

// The other end of reading-thread.ts.
const reader = openForReading(String(workerData))
reader.exec('PRAGMA busy_timeout = 0')
const run = runOn(reader)

parentPort?.on('message', (message: ReadRequest | 'end') => {
  if (message === 'end') {
    reader.close()
    parentPort?.close()
    return
  }
  const { id, text, values } = message
  const reply = (answer: ReadReply) => parentPort?.postMessage(answer, [])
  run(text, values).then(
    (rows) => reply({ id, rows }),
    ({ message: why, code, errcode }: Error & { code?: string; errcode?: number }) =>
      reply({ id, problem: { message: why, ...(code && { code }), ...(errcode && { errcode }) } }),
  )
})
