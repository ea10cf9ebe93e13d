import type { ArticleFields } from '../../../content/articles/article-schema.ts'
import { ruledSurface } from '../../figures/ruled-surface.ts'
import styles from './article-drawing.module.css'

/** Size of the drawing on a card, in units. */
const cardSize = { width: 480, height: 300 }

interface ArticleDrawingProps {
  drawing: Pick<ArticleFields['drawing'], 'surface' | 'lines'>
  /** Size of the drawing in units; it keeps its proportions unless `stretched`. */
  width?: number
  height?: number
  stretched?: boolean
  className?: string | undefined
}

/** A ruled surface, as the sign of an author. Decorative. */
export function ArticleDrawing({
  drawing: { surface, lines },
  width = cardSize.width,
  height = cardSize.height,
  stretched,
  className,
}: ArticleDrawingProps) {
  const { callers, assistant } = ruledSurface(surface, { lines, width, height })
  return (
    <svg
      className={[styles.drawing, className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={stretched ? 'none' : undefined}
      aria-hidden="true"
    >
      <path className={styles.callers} d={callers} />
      <path className={styles.assistant} d={assistant} />
    </svg>
  )
}
