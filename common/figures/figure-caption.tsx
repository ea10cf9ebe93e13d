import type { ReactNode } from 'react'
import styles from './figure-caption.module.css'

interface FigureCaptionProps {
  /** The result, in large letters: "41 to 88". */
  result: ReactNode
  /** Draws a rule between figure and caption. */
  ruled?: boolean
  /** What the result is of, or the key to the figure. */
  children?: ReactNode
}

/** The caption of a page's own figure: its result, and what that is of. */
export function FigureCaption({ result, ruled, children }: FigureCaptionProps) {
  return (
    <figcaption className={styles.caption} data-ruled={ruled}>
      <b>{result}</b>
      {typeof children === 'string' ? <span>{children}</span> : children}
    </figcaption>
  )
}
