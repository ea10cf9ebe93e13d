/** More than this in one call is no lead: the fields together hold at most some 6,000 characters. */
export const largestBody = 64 * 1024

export type Body = { text: string } | { problem: 'too large' | 'not readable' }

/** Reads a request's body as UTF-8, and stops at the first byte over `largest` instead of taking it all in. */
export async function readBody(request: Request, largest = largestBody): Promise<Body> {
  if (Number(request.headers.get('Content-Length') ?? 0) > largest) return { problem: 'too large' }
  if (!request.body) return { text: '' }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = request.body.getReader()
  let size = 0
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { text: text + decoder.decode() }
      size += value.byteLength
      if (size > largest) {
        // Not awaited: the sender may never stop, and the answer must not wait for that.
        reader.cancel().catch(() => undefined)
        return { problem: 'too large' }
      }
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    return { problem: 'not readable' }
  }
}
