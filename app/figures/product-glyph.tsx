import type { ProductId } from '../../content/products.ts'
import { Glyph } from './glyph.tsx'
import { gestures } from './product-gestures.ts'
import styles from './product-glyph.module.css'

/** A product's sign in lists, decorative beside its name. In the menus it is productSign. */
export function ProductGlyph({ product }: { product: ProductId }) {
  const { rest, live } = gestures[product]
  return (
    <Glyph className={styles.product}>
      <path d={rest} />
      <path className={styles.assistant} d={live} />
    </Glyph>
  )
}
