import { polylines } from './relative-path.ts'
import { Stretched } from './stretched.tsx'
import '../styles/drawing.css'
import styles from './strings-at-rest.module.css'

const [width, height, margin] = [480, 160, 8]

interface StringsAtRestProps {
  lines: number
  /** Sets the drawing's height, if not a third of its width. */
  className?: string | undefined
}

/** Level grey lines for silence. Only for empty or closed things. Fills its box; decorative. */
export function StringsAtRest({ lines, className = '' }: StringsAtRestProps) {
  const path = Array.from({ length: lines }, (_, line) => {
    const y = margin + (line * (height - 2 * margin)) / (lines - 1)
    return [0, y, width, y]
  })
  return (
    <Stretched className={`line-drawing ${styles.strings} ${className}`} width={width} height={height}>
      <path d={polylines(path)} />
    </Stretched>
  )
}
