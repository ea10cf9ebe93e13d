import fields from './fields.module.css'
import styles from './side-page.module.css'

/** What came of the last thing one did on a page. */
export function Outcome({ failure, done }: { failure: string; done: string }) {
  return (
    <>
      {failure && (
        <p role="alert" className={fields.failure}>
          {failure}
        </p>
      )}
      <p role="status" className={styles.done}>
        {done}
      </p>
    </>
  )
}
