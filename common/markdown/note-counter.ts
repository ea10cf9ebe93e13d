/** Numbers notes in the order in which the text first refers to them. */
export class NoteCounter {
  readonly #references = new Map<string, { number: number; count: number }>()

  /** The reference as HTML: a number that links to the note. */
  reference(id: string): string {
    const known = this.#references.get(id) ?? { number: this.#references.size + 1, count: 0 }
    known.count += 1
    this.#references.set(id, known)
    const anchor = `from-note-${known.number}${known.count > 1 ? `-${known.count}` : ''}`
    return `<sup><a href="#note-${known.number}" id="${anchor}" aria-label="Note ${known.number}">${known.number}</a></sup>`
  }

  /** Number of the note; 0 if nothing refers to it. */
  numberOf(id: string): number {
    return this.#references.get(id)?.number ?? 0
  }
}
