/** Statuses that say the lead itself is not taken. Any other answer is about the destination as a whole. */
const refusals = new Set([400, 410, 413, 422])

/** A destination that speaks HTTP answered, but did not take the lead. */
export class DestinationRefusal extends Error {
  override name = 'DestinationRefusal'
  readonly status: number
  readonly refused: boolean
  /** Milliseconds to wait before the next attempt, if the answer says so. */
  readonly retryAfter: number | undefined

  constructor(response: Response, now: Date) {
    super(`Answered with status ${response.status}`)
    this.status = response.status
    this.refused = refusals.has(response.status)
    this.retryAfter = readRetryAfter(response.headers.get('Retry-After'), now)
  }
}

/** Seconds or an HTTP date, as milliseconds from now. */
function readRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return wait > 0 ? wait : undefined
}
