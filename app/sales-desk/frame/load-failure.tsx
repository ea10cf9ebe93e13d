import { Button } from '../../ui/button.tsx'
import fields from './fields.module.css'
import styles from './side-page.module.css'

/** In place of what could not be loaded. */
export function LoadFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className={styles.acts}>
      <p role="alert" className={fields.failure}>
        {sentence}
      </p>
      <Button size="small" look="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
