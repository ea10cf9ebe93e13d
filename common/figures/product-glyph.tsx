import type { ProductId } from '../../site/content/products.ts'
import { Glyph } from './glyph.tsx'
import { gestures } from './product-gestures.ts'
import '../styles/drawing.css'

/** A product's icon in lists, decorative beside its name. The menus use productSign. */
export function ProductGlyph({ product }: { product: ProductId }) {
  const { rest, live } = gestures[product]
  return (
    <Glyph className="text-3">
      <path d={rest} />
      <path className="ink-assistant" d={live} />
    </Glyph>
  )
}
