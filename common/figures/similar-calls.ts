import type { Turn } from '../../site/content/sample-call.ts'
import { seededRandom } from './seeded-random.ts'

/** One row of calls like the sample call: the same turns, each a little earlier or later. */
export interface SimilarCall {
  turns: Turn[]
  /** The turn that only some of the calls have; undefined if omitted. */
  question: Turn | undefined
}

interface SimilarCallsOptions {
  rows: number
  /** Number of rows that ran longer than the sample call. */
  longer: number
  /** Number of rows with the question of the sample call and its answer. */
  asking: number
  /** Position of the question among the sample call's turns; its answer comes next. */
  questionIndex: number
}

/**
 * Calls like `sample`, longest first. The row at index `longer` is the first that is shorter than the sample call:
 * lengths are stretched to achieve this.
 */
export function similarCalls(sample: Turn[], options: SimilarCallsOptions): SimilarCall[] {
  const { rows, longer, asking, questionIndex } = options
  const random = seededRandom(16)
  const spread = () => (random() + random() + random() - 1.5) / 1.5
  const withoutQuestion = leaveOut(sample, questionIndex)
  const saved = endOf(sample) - endOf(withoutQuestion)

  const lengths = Array.from({ length: rows }, (_, row) => {
    const asks = row < asking
    const seconds = 48.5 + spread() * 14.5 + (random() < 0.07 ? 9 * random() : 0)
    return { asks, seconds: seconds + (asks ? saved : 0) }
  }).toSorted((one, other) => other.seconds - one.seconds)
  const atSample = ((lengths[longer - 1]?.seconds ?? 0) + (lengths[longer]?.seconds ?? 0)) / 2

  return lengths.map(({ asks, seconds }) => {
    const pattern = asks ? sample : withoutQuestion
    const stretch = ((seconds / atSample) * endOf(sample)) / endOf(pattern)
    const turns = pattern.map(({ speaker, from, to }, index) => ({
      speaker,
      from: from * stretch + (index > 0 ? spread() * 0.55 : 0),
      to: to * stretch + spread() * 0.55,
    }))
    return { turns, question: asks ? turns[questionIndex] : undefined }
  })
}

function leaveOut(turns: Turn[], questionIndex: number): Turn[] {
  const next = turns[questionIndex + 2]
  const gap = (next?.from ?? 0) - (turns[questionIndex]?.from ?? 0)
  return turns
    .filter((_, index) => index !== questionIndex && index !== questionIndex + 1)
    .map(({ speaker, from, to }, index) => {
      const earlier = index < questionIndex ? 0 : gap
      return { speaker, from: from - earlier, to: to - earlier }
    })
}

function endOf(turns: Turn[]) {
  return turns.at(-1)?.to ?? 0
}
