import type { NoteReference } from './notes-syntax.ts'

/** Numbers notes in the order in which the text first refers to them. */
export class NoteCounter {
  readonly #references = new Map<string, { number: number; raw: string; count: number }>()

  /** The reference as HTML: a number that leads to the note. */
  reference({ id, raw }: NoteReference): string {
    const known = this.#references.get(id) ?? { number: this.#references.size + 1, raw, count: 0 }
    known.count += 1
    this.#references.set(id, known)
    const anchor = `from-note-${known.number}${known.count > 1 ? `-${known.count}` : ''}`
    return `<sup><a href="#note-${known.number}" id="${anchor}" aria-label="Note ${known.number}">${known.number}</a></sup>`
  }

  /** Number of the note, if anything refers to it. */
  numberOf(id: string): number | undefined {
    return this.#references.get(id)?.number
  }

  get ids(): string[] {
    return [...this.#references.keys()]
  }
}
