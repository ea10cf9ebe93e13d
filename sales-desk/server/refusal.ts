import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Rejects a request, with one sentence for the person at the desk. Inside a transaction it rolls back. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly retryAfter: number | undefined
  constructor(status: ContentfulStatusCode, sentence: string, retryAfter?: number) {
    super(sentence)
    this.status = status
    this.retryAfter = retryAfter
  }
}
