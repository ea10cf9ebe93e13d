/** A send without an answer fails after this many milliseconds; below the worker's lease. */
export const longestAnswer = 20_000

interface JsonPost {
  body: string
  headers?: Record<string, string>
  /**
   * `words` checks the start of the answer, and its redirect target, for destinations whose status alone says too
   * little.
   */
  isTaken: (status: number, words: () => Promise<string>) => boolean | Promise<boolean>
  /** Statuses besides the usual ones that mean this lead was rejected. */
  refuses?: (status: number) => boolean
  /** Milliseconds. */
  answerLimit: number
}

/**
 * Posts JSON, or the type in `headers`, to a destination named in the settings. Resolves on the answers that count as
 * accepted.
 */
export async function postJson(
  url: string,
  { body, headers = {}, isTaken, refuses, answerLimit }: JsonPost,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    // No redirects: a lead must not go to an address that nobody has configured.
    redirect: 'manual',
    signal: AbortSignal.timeout(answerLimit),
  })
  const { status } = response
  const taken = await isTaken(status, () => firstWords(response))
  if (!response.bodyUsed) await response.body?.cancel()
  if (!taken) throw new DestinationRefusal(response, new Date(), refuses?.(status))
}

/** Enough to tell success from failure, without reading an endless answer (bytes). */
const mostRead = 64 * 1024

async function firstWords({ headers, body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    pieces.push(piece)
    length += piece.length
    if (length > mostRead) break
  }
  return `${headers.get('Location') ?? ''}\n${Buffer.concat(pieces).toString()}`
}

/** Statuses that mean the lead itself was rejected. Any other answer is about the destination as a whole. */
const refusals = new Set([400, 410, 413, 422])

/** A destination that speaks HTTP answered, but did not accept the lead. */
export class DestinationRefusal extends Error {
  override name = 'DestinationRefusal'
  readonly status: number
  readonly refused: boolean
  /** Milliseconds to wait before the next attempt, if the answer says so. */
  readonly retryAfter: number | undefined

  constructor(response: Response, now: Date, refused = false) {
    super(`Answered with status ${response.status}`)
    this.status = response.status
    this.refused = refused || refusals.has(response.status)
    this.retryAfter = readRetryAfter(response.headers.get('Retry-After'), now)
  }
}

/** Seconds or an HTTP date, as milliseconds from now. */
function readRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return wait > 0 ? wait : undefined
}
