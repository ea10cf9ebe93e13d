import { DestinationRefusal } from './destination-refusal.ts'

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
