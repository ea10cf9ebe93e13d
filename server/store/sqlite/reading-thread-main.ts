import { parentPort, workerData } from 'node:worker_threads'
import { openForReading } from './open-connection.ts'
import type { ReadRequest, ReadReply } from './reading-thread.ts'
import { queryOn } from './query-on.ts'

// The other end of reading-thread.ts.
const reader = openForReading(String(workerData))
reader.exec('PRAGMA busy_timeout = 0')
const query = queryOn(reader)

parentPort?.on('message', (message: ReadRequest | 'end') => {
  if (message === 'end') {
    reader.close()
    parentPort?.close()
    return
  }
  const { id, sql, values } = message
  const tell = (told: ReadReply) => parentPort?.postMessage(told, [])
  query(sql, ...values).then(
    (rows) => tell({ id, rows }),
    ({ message: text, code, errcode }: Error & { code?: string; errcode?: number }) =>
      tell({ id, problem: { message: text, ...(code && { code }), ...(errcode && { errcode }) } }),
  )
})
