/** More than this in one call is no lead: the fields together hold at most some 6,000 characters. */
export const largestBody = 64 * 1024

export type Body = { text: string } | { problem: 'too large' | 'not readable' }

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a request's body as UTF-8, and stops at the first byte over `largest` instead of taking it all in. */
export async function readBody(request: Request, largest = largestBody): Promise<Body> {
  const length = request.headers.get('Content-Length')
  if (Number(length ?? 0) > largest) return { problem: 'too large' }
  // Node takes in no more than a body's stated length, and whole bodies come without a stream being made for them.
  return length === null ? readStream(request, largest) : readWhole(request, largest)
}

async function readWhole(request: Request, largest: number): Promise<Body> {
  try {
    const bytes = await request.arrayBuffer()
    return bytes.byteLength > largest ? { problem: 'too large' } : { text: utf8.decode(bytes) }
  } catch {
    return { problem: 'not readable' }
  }
}

async function readStream(request: Request, largest: number): Promise<Body> {
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
        // Not awaited: the sender may never stop, and the answer must not wait.
        reader.cancel().catch(() => undefined)
        return { problem: 'too large' }
      }
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    return { problem: 'not readable' }
  }
}
