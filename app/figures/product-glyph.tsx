import type { ReactNode } from 'react'
import type { ProductId } from '../../content/products.ts'
import { Glyph } from './glyph.tsx'
import styles from './product-glyph.module.css'

const live = styles.assistant

/** The eight readings, each cut to one gesture of 40 by 24 units; amber is what the assistant adds. */
const gestures = {
  'virtual-assistant': (
    <>
      <path d="M2 12v0M6 9v6M10 5v14M14 8v8" />
      <path className={live} d="M19 10v4M23 4v16M27 2v20M31 6v12M35 9v6" />
    </>
  ),
  qams: (
    <>
      <path d="M1 12h38M6 6v12M13 6v12M20 6v12M34 6v12" />
      <path className={live} d="M27 2v20" />
    </>
  ),
  zapra: (
    <>
      <rect x="1.5" y="3" width="20" height="8" rx="2.5" />
      <rect className={live} x="14" y="14" width="24" height="8" rx="2.5" />
    </>
  ),
  'smart-analytics': (
    <>
      <path d="M3 21V4M8 21V6M13 21V7M18 21v-9M23 21V9M28 21v-8M33 21v-7" />
      <path className={live} d="M38 21V10" />
    </>
  ),
  'voice-intelligence': (
    <>
      <path d="M2 21h4M9 21h4M16 21h4M23 21h4M30 21h4M2 16h4M16 16h4M30 16h4M9 11h4" />
      <path className={live} d="M1 14c6-1 8-7 14-6s8 5 13 1 6-6 11-6" />
    </>
  ),
  'process-automation': (
    <>
      <path d="M1 21h8v-6h8V9h9" />
      <path className={live} d="M26 9V3h13" />
      <circle cx="9" cy="15" r="1.6" />
      <circle cx="17" cy="9" r="1.6" />
    </>
  ),
  'customer-intelligence': (
    <>
      <path d="M1 22c10 0 14-3 19-9" />
      <path className={live} d="M20 13c4-5 8-9 19-10" />
      <path d="M1 22h38" />
    </>
  ),
  'document-processing': (
    <>
      <path d="M2 4h15M2 9.5h10M2 15h13M2 20.5h7" />
      <path className={live} d="M23 4h15M23 9.5h9M23 15h12M23 20.5h6" />
    </>
  ),
} satisfies Record<ProductId, ReactNode>

/** A product's sign in menus and lists, decorative beside its name. */
export function ProductGlyph({ product }: { product: ProductId }) {
  return <Glyph className={styles.product}>{gestures[product]}</Glyph>
}
