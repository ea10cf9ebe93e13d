import type { ProductId } from '../../content/products.ts'
import styles from './reading.module.css'
import { readingHeight, type ReadingStroke, readingWidth } from './readings/reading-layer.ts'
import { type CallRecord, readingOf } from './readings/reading-of.ts'
import { Stretched } from './stretched.tsx'

const looks = {
  axis: styles.axis,
  ink: styles.ink,
  faint: styles.faint,
  quiet: styles.quiet,
  caller: styles.caller,
  assistant: styles.assistant,
  'caller-similar': styles.callerSimilar,
  'assistant-similar': styles.assistantSimilar,
  'future-renews': styles.futureRenews,
  'future-leaves': styles.futureLeaves,
  'future-caller': styles.futureCaller,
  'future-assistant': styles.futureAssistant,
  failed: styles.failed,
  'bubble-line': styles.bubbleLine,
  'bubble-paper': styles.bubblePaper,
  'bubble-full': styles.bubbleFull,
  'knot-line': styles.knotLine,
  'knot-paper': styles.knotPaper,
} satisfies Record<ReadingStroke, string | undefined>

interface ReadingProps {
  product: ProductId
  record: CallRecord
  className?: string | undefined
}

/** What one product reads in a call; stretched to the box its `className` gives it. Decorative beside the words. */
export function Reading({ product, record, className = '' }: ReadingProps) {
  return (
    <Stretched className={`${styles.reading} ${className}`} width={readingWidth} height={readingHeight}>
      {readingOf[product](record).map(({ stroke, d, between }) => (
        <path
          key={between ? `${stroke} between` : stroke}
          className={[looks[stroke], between && styles.between].filter(Boolean).join(' ')}
          d={d}
        />
      ))}
    </Stretched>
  )
}
