import { blockAt, type KnowledgeFile, type PreparedAnswer } from './knowledge-file.ts'

/**
 * The prepared answers as they travel, in lists of one kind and with quotes as places in the blocks that hold them
 * anyway: some 6 kB of Brotli less than as objects.
 */
interface PackedAnswers {
  /** The ways of asking, one a line. */
  asked: string[]
  /** Page, section and block; then, of a quote that is not the whole block, where it starts and its length. */
  quoted: [page: number, section: number, block: number, start?: number, length?: number][]
}

type Packed = Omit<KnowledgeFile, 'answers'> & { answers: PackedAnswers }

/** What the assistant knows, as the build writes it. */
export function knowledgeText({ answers, ...others }: KnowledgeFile): string {
  const packed: Packed = {
    ...others,
    answers: {
      asked: answers.map(({ asked }) => asked.join('\n')),
      quoted: answers.map(({ quote, place }) => {
        const { page, section, block } = place
        const text = blockAt(place, others)
        return text === quote
          ? [page, section, block]
          : [page, section, block, text.indexOf(quote), quote.length]
      }),
    },
  }
  return JSON.stringify(packed)
}

/** What `knowledgeText` wrote. Throws when it is no JSON, or quotes a block that is not in it. */
export function readKnowledgeText(text: string): KnowledgeFile {
  const { answers, ...others } = JSON.parse(text) as Packed
  const { asked, quoted } = answers
  const prepared = quoted.map(([page, section, block, start, length], number): PreparedAnswer => {
    const place = { page, section, block }
    const whole = blockAt(place, others)
    const quote = start === undefined ? whole : whole.slice(start, start + (length ?? 0))
    return { asked: asked[number]?.split('\n') ?? [], quote, place }
  })
  return { ...others, answers: prepared }
}
