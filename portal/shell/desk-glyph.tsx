import { Glyph, GlyphAtRest } from '../../common/figures/glyph.tsx'
import { ProductGlyph } from '../../common/figures/product-glyph.tsx'
import type { DeskId } from '../content/desk-names.ts'
import styles from './desk-glyph.module.css'

/** The desks that are not products. */
const strings = {
  overview: 'M3 3l34 18M3 7.5l34 9M3 12h34M3 16.5l34-9M3 21l34-18',
  team: 'M4 21v-6M10 21v-9M16 21v-6M22 21v-12M28 21v-6M34 21v-9M4 11v1M10 8v1M16 11v1M22 5v1M28 11v1M34 8v1',
}

interface DeskGlyphProps {
  desk: DeskId
  /** A locked desk: its icon becomes one string at rest. */
  locked?: boolean
  /** In amber, for what is live. */
  live?: boolean
}

/** A desk's icon, decorative beside its name. */
export function DeskGlyph({ desk, locked = false, live = false }: DeskGlyphProps) {
  if (locked) return <GlyphAtRest />
  if (desk === 'overview' || desk === 'team')
    return (
      <Glyph>
        <path d={strings[desk]} />
      </Glyph>
    )
  return (
    <span className={styles.glyph} data-live={live || undefined}>
      <ProductGlyph product={desk} />
    </span>
  )
}
