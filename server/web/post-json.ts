/** A send without an answer has failed after this many milliseconds; below the worker's lease. */
export const longestAnswer = 20_000

interface JsonPost {
  body: string
  headers?: Record<string, string>
  isTaken: (status: number) => boolean
  /** Milliseconds. */
  answerLimit: number
}

/** Posts JSON to a destination named in the settings. Resolves on the statuses it takes as taken. */
export async function postJson(
  url: string,
  { body, headers = {}, isTaken, answerLimit }: JsonPost,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    // No redirects: a lead must not go to an address that nobody has configured.
    redirect: 'manual',
    signal: AbortSignal.timeout(answerLimit),
  })
  await response.body?.cancel()
  if (!isTaken(response.status)) throw new DestinationRefusal(response, new Date())
}

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
