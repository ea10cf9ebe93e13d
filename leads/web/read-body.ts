/** A larger call is not a lead: the fields together have at most some 6,000 characters. */
export const largestBody = 64 * 1024

type Problem = { problem: 'too large' | 'not readable' }
export type Body = { text: string } | Problem

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a request's body as UTF-8, and stops at the first byte over `largest` instead of reading all of it.
 */
export async function readBody(request: Request, largest = largestBody): Promise<Body> {
  const body = await readBytes(request, largest)
  if ('problem' in body) return body
  try {
    return { text: utf8.decode(body.bytes) }
  } catch {
    return { problem: 'not readable' }
  }
}

/** The same as raw bytes. */
export async function readBytes(request: Request, largest: number): Promise<{ bytes: Uint8Array } | Problem> {
  const length = request.headers.get('Content-Length')
  if (Number(length ?? 0) > largest) return { problem: 'too large' }
  try {
    // Node reads no more than a body's stated length, and returns whole bodies without creating a stream.
    if (length === null) return await readStream(request, largest)
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.byteLength > largest ? { problem: 'too large' } : { bytes }
  } catch {
    return { problem: 'not readable' }
  }
}

async function readStream(request: Request, largest: number): Promise<{ bytes: Uint8Array } | Problem> {
  if (!request.body) return { bytes: new Uint8Array() }
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { bytes: Buffer.concat(chunks) }
    size += value.byteLength
    if (size > largest) {
      // Not awaited: the sender may never stop, and the answer must not wait.
      reader.cancel().catch(() => undefined)
      return { problem: 'too large' }
    }
    chunks.push(value)
  }
}
