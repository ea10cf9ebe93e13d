import userRound from 'lucide-static/icons/user-round.svg?raw'
import { confidenceWanted } from '../../../../content/products/document-category.ts'
import { LineIcon } from '../../../ui/line-icon.tsx'
import styles from './confidence.module.css'

/** How sure the reading is; one that goes to a person says so by icon, colour and, for those who hear it, words. */
export function Confidence({ percent }: { percent: number }) {
  const asksPerson = percent < confidenceWanted
  return (
    <span className={styles.confidence} data-low={asksPerson || undefined}>
      {asksPerson && (
        <>
          <LineIcon svg={userRound} size={14} />
          <span className="visually-hidden">Goes to a person: </span>
        </>
      )}
      {percent.toFixed(1)}%
    </span>
  )
}
