/** One field of a document: its terms, their weight, and the penalty for its length. */
export interface Field {
  terms: readonly string[]
  weight: number
  lengthPenalty: number
}

/** How strongly a document covers a term, 0 to 1, by the document's number. */
type Postings = Map<number, number>

/** The point at which one more mention of a term adds little. */
const saturation = 1.2

/**
 * An inverted index that ranks by BM25F: terms count by field, relative to the field's usual length, and each
 * further mention counts less. Add every document, then close it.
 */
export class RankedDocuments {
  private readonly documents: (readonly Field[])[] = []
  private readonly postings = new Map<string, Postings>()

  get size(): number {
    return this.documents.length
  }

  /** Returns the document's number. All documents have the same fields in the same order. */
  add(fields: readonly Field[]): number {
    return this.documents.push(fields) - 1
  }

  /** Makes the added documents searchable. */
  close(): void {
    const usual = this.usualLengths()
    for (const [number, fields] of this.documents.entries()) {
      for (const [at, { terms, weight, lengthPenalty }] of fields.entries()) {
        const share = weight / (1 - lengthPenalty + (lengthPenalty * terms.length) / (usual[at] || 1))
        for (const term of terms) {
          let postings = this.postings.get(term)
          if (!postings) this.postings.set(term, (postings = new Map<number, number>()))
          postings.set(number, (postings.get(number) ?? 0) + share)
        }
      }
    }
    for (const postings of this.postings.values()) {
      for (const [number, amount] of postings) postings.set(number, amount / (amount + saturation))
    }
  }

  /** How strongly each document with the term covers it, 0 to 1. */
  holding(term: string): ReadonlyMap<number, number> {
    return this.postings.get(term) ?? new Map<number, number>()
  }

  /** How well a term distinguishes documents: higher for a rare one, zero for one in none. */
  rarity(term: string): number {
    const holding = this.holding(term).size
    return holding === 0 ? 0 : Math.log(1 + (this.size - holding + 0.5) / (holding + 0.5))
  }

  /** For each field, its mean length in terms. */
  private usualLengths(): number[] {
    return (this.documents[0] ?? []).map((_, at) => {
      const lengths = this.documents.map((fields) => fields[at]?.terms.length ?? 0)
      return lengths.reduce((all, each) => all + each, 0) / lengths.length
    })
  }
}
