/** Statuses that say the lead itself is not taken. Any other refusal may be a setting that is still to be put right. */
const finalStatuses = new Set([400, 410, 413, 422])

/** Longer waits than this (milliseconds) are not asked for in earnest. */
const longestWait = 24 * 3_600_000

/** A destination that speaks HTTP answered, but did not take the lead. */
export class DestinationRefusal extends Error {
  override name = 'DestinationRefusal'
  readonly status: number
  readonly permanent: boolean
  /** Milliseconds to wait before the next attempt, if the answer says so. */
  readonly retryAfter: number | undefined

  constructor(response: Response, now: Date) {
    super(`Answered with status ${response.status}`)
    this.status = response.status
    this.permanent = finalStatuses.has(response.status)
    this.retryAfter = readRetryAfter(response.headers.get('Retry-After'), now)
  }
}

/** Seconds or an HTTP date, as milliseconds from now. */
function readRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return wait > 0 ? Math.min(wait, longestWait) : undefined
}
