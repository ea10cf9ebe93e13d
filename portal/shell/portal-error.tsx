import { failureWords } from '../content/shell-words.ts'
import { Button } from '../../common/ui/button.tsx'
import { resetSample } from '../state/done.ts'
import styles from './portal-error.module.css'

/** Replaces the portal when its code fails: a person's acts are stored in the browser, so a reset may help. */
export function PortalError() {
  return (
    <main id="main" tabIndex={-1} className={styles.error} data-ground="light">
      <h1 className="heading-2">{failureWords.heading}</h1>
      <p>{failureWords.remedy}</p>
      <div className="actions">
        <Button onClick={() => location.reload()}>Reload</Button>
        <Button
          look="outline"
          onClick={() => {
            resetSample()
            location.assign('/dashboard')
          }}
        >
          Reset sample data
        </Button>
      </div>
    </main>
  )
}
