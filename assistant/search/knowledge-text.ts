import { blockAt, type KnowledgeFile, type PreparedAnswer } from './knowledge-file.ts'

/**
 * The prepared answers in transit, in lists by kind and with quotes as positions in the blocks that contain them
 * anyway: about 6 kB of Brotli less than as objects.
 */
interface PackedAnswers {
  /** The phrasings, one per line. */
  asked: string[]
  /** Page, section and block; for a quote that is not the whole block, also its start and length. */
  quoted: [page: number, section: number, block: number, start?: number, length?: number][]
}

type Packed = Omit<KnowledgeFile, 'answers'> & { answers: PackedAnswers }

/** The assistant's knowledge, as written by the build. */
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

/** Parses the output of `knowledgeText`. Throws if it is not JSON, or quotes a missing block. */
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
