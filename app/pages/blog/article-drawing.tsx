import type { ArticleFields } from '../../../content/articles/article-schema.ts'
import { ruledSurface } from '../../figures/ruled-surface.ts'
import { cardSize } from './card-size.ts'
import styles from './article-drawing.module.css'

interface ArticleDrawingProps {
  drawing: Pick<ArticleFields['drawing'], 'surface' | 'lines'>
  /** Size of the drawing in units; it keeps its proportions unless `stretched`. */
  width?: number
  height?: number
  stretched?: boolean
  className?: string | undefined
}

/** The surface of an article; the number of its lines is a number of the article. Decorative: the caption says it. */
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
