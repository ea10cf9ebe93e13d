import type { ProductId } from '../../content/products.ts'
import styles from './reading.module.css'
import { readingHeight, readingWidth } from './readings/reading-layer.ts'
import { type CallRecord, readingOf } from './readings/reading-of.ts'
import { Stretched } from './stretched.tsx'

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
          className={[styles[stroke], between && styles.between].filter(Boolean).join(' ')}
          d={d}
        />
      ))}
    </Stretched>
  )
}
