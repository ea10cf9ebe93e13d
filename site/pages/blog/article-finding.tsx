import type { ArticleFields } from '../../content/articles/article-schema.ts'
import styles from './article-finding.module.css'
import { FindingDrawing } from './finding-drawing.tsx'

/** The picture of an article: its main figure, drawn large, and what it counts. */
export function ArticleFinding({ figure, says, drawn }: ArticleFields['finding']) {
  return (
    <p className={styles.finding}>
      {drawn && <FindingDrawing drawn={drawn} />}
      <b className="display tabular">{figure}</b> <span>{says}</span>
    </p>
  )
}
