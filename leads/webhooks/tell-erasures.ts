import { hour } from '../../common/lead/milliseconds.ts'
import { unexpected, type Log } from '../log/log.ts'
import { endErasure, postponeErasure, takeErasures } from '../store/lead-events.ts'
import type { StoreSql } from '../store/open-store.ts'
import { erasedBody } from './webhook-body.ts'
import type { SendToWebhook } from './webhooks.ts'

/** How long telling a webhook about an erased lead is retried (milliseconds), the same as for a new one. */
const triedFor = 72 * hour
const longestWait = hour
const lease = 120_000

interface TellErasuresOptions {
  sql: StoreSql
  send: SendToWebhook
  log: Log
  now?: () => Date
}

/**
 * Returns a function that tells the webhooks about erased leads, as far as due; call it regularly. The outbox cannot do
 * it, since its rows are erased with the lead. Never rejects: the next call retries what failed.
 */
export function createErasureTeller({ sql, send, log, now = () => new Date() }: TellErasuresOptions) {
  return async (): Promise<void> => {
    try {
      const due = await sql.transaction((query) => takeErasures(query, now(), lease))
      for (const erasure of due) {
        const { reference, webhook, erasedAt } = erasure
        const waited = now().getTime() - erasedAt.getTime()
        const isTold = await send(webhook, `${reference}.erased`, erasedBody(reference, erasedAt)).then(
          () => true,
          () => false,
        )
        const isOver = !isTold && waited > triedFor
        if (isOver) log('error', 'erasure_not_told', { reference })
        const wait = Math.min(Math.max(waited, 30_000), longestWait)
        await sql.transaction((query) =>
          isTold || isOver
            ? endErasure(query, erasure)
            : postponeErasure(query, erasure, new Date(now().getTime() + wait)),
        )
      }
    } catch (error) {
      log('error', 'erasures_not_told', unexpected(error))
    }
  }
}
