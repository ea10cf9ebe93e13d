/** What one request brought. */
export interface Transfer {
  /** As the browser names it: document, stylesheet, script, font, image, fetch … */
  resourceType: string
  /** Bytes of the body as transferred, that is, compressed. */
  bytes: number
  /** Milliseconds since navigation. */
  start: number
}

const kinds = ['HTML', 'CSS', 'JavaScript', 'fonts', 'images', 'other'] as const
type Kind = (typeof kinds)[number]

/** Bytes as transferred, by kind and together, and the number of requests. */
export interface Weight {
  bytes: Record<Kind, number>
  total: number
  requests: number
}

const kindOf: ReadonlyMap<string, Kind> = new Map([
  ['document', 'HTML'],
  ['stylesheet', 'CSS'],
  ['script', 'JavaScript'],
  ['font', 'fonts'],
  ['image', 'images'],
])

/** Adds up what was asked for until `end` (milliseconds since navigation). */
export function weigh(transfers: readonly Transfer[], end = Infinity): Weight {
  const counted = transfers.filter(({ start }) => start <= end)
  const bytes: Record<Kind, number> = { HTML: 0, CSS: 0, JavaScript: 0, fonts: 0, images: 0, other: 0 }
  for (const { resourceType, bytes: size } of counted) bytes[kindOf.get(resourceType) ?? 'other'] += size
  return {
    bytes,
    total: counted.reduce((sum, transfer) => sum + transfer.bytes, 0),
    requests: counted.length,
  }
}
