import type { ReactNode } from 'react'
import styles from './glyph.module.css'

interface GlyphProps {
  className?: string | undefined
  /** Shapes in a box of 40 by 24 units. */
  children: ReactNode
}

/** The frame of every product or desk icon: one fine stroke, decorative beside its name. */
export function Glyph({ className, children }: GlyphProps) {
  return (
    <svg
      className={[styles.glyph, className].filter(Boolean).join(' ')}
      width="40"
      height="24"
      viewBox="0 0 40 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.35"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** One string at rest, for what an account may not open. */
export function GlyphAtRest() {
  return (
    <Glyph>
      <path d="M1 12h38" />
    </Glyph>
  )
}
