import type { ProductId } from '../../site/content/products.ts'
import { maskSheet } from './mask-image.ts'
import { gestures } from './product-gestures.ts'
import styles from './product-sign.module.css'

/** For an element whose words follow a product's icon; combine it with a style of productSign. */
export const productSignClass = styles.sign

const drawings = Object.values(gestures)

/** Style of an element that contains icons: all of them on one sheet, those at rest first. */
export const productSigns = {
  '--signs': maskSheet(
    40,
    24,
    "fill='none' stroke='#000' stroke-width='1.35' stroke-linecap='round' stroke-linejoin='round'",
    [...drawings.map(({ rest }) => rest), ...drawings.map(({ live }) => live)].map((d) => `<path d='${d}'/>`),
  ),
}

/** A product's icon without elements of its own, inside an element with productSigns. */
export function productSign(product: ProductId) {
  return { '--sign': Object.keys(gestures).indexOf(product) }
}
