export type Encoding = 'br' | 'gzip' | 'identity'

const preference: readonly Encoding[] = ['br', 'gzip', 'identity']

/**
 * The encoding to send, of those available: the one the client weighs highest, and brotli before gzip before
 * none if weighed equally. Identity is the answer if nothing else is allowed.
 */
export function chooseEncoding(header: string | undefined, available: ReadonlySet<Encoding>): Encoding {
  if (!header) return 'identity'
  const weights = readWeights(header)
  const weigh = (encoding: Encoding) => {
    const weight = weights.get(encoding) ?? weights.get('*')
    // RFC 9110: identity is acceptable unless refused, but anything requested comes before it.
    return weight ?? (encoding === 'identity' ? Number.MIN_VALUE : 0)
  }
  let best: Encoding = 'identity'
  let bestWeight = 0
  for (const encoding of preference) {
    const weight = available.has(encoding) ? weigh(encoding) : 0
    if (weight > bestWeight) {
      best = encoding
      bestWeight = weight
    }
  }
  return best
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const weight = q === undefined ? 1 : Number(q)
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0)
  }
  return weights
}
