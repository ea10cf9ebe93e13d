import type { ProductId } from '../content/products.ts'
import styles from './reading.module.css'
import { readingHeight, readingWidth } from '../../common/figures/readings/reading-layer.ts'
import { readingOf } from './reading-of.ts'
import { Stretched } from '../../common/figures/stretched.tsx'

interface ReadingProps {
  product: ProductId
  className?: string | undefined
}

/** One product's reading of the sample call, stretched to the box of `className`. Decorative. */
export function Reading({ product, className = '' }: ReadingProps) {
  return (
    <Stretched className={`${styles.reading} ${className}`} width={readingWidth} height={readingHeight}>
      {readingOf[product]().map(({ stroke, d, between }) => (
        <path
          key={between ? `${stroke} between` : stroke}
          className={[styles[stroke], between && styles.between].filter(Boolean).join(' ')}
          d={d}
        />
      ))}
    </Stretched>
  )
}
