import { panelWords } from '../../../../content/portal/console-words.ts'
import { escapeTo } from './escape-to.ts'
import { focusOnce } from './focus-once.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import styles from './panel.module.css'

interface TakePanelProps {
  /** Who has the call now. */
  holder: string
  onTake: () => void
  onCancel: () => void
}

/** What taking a call does, before it is done. */
export function TakePanel({ holder, onTake, onCancel }: TakePanelProps) {
  return (
    <div
      className={styles.panel}
      role="group"
      aria-label={panelWords.take.question}
      onKeyDown={escapeTo(onCancel)}
    >
      <p>
        <b>{panelWords.take.question}</b> {panelWords.take.what(holder)}
      </p>
      <div className={styles.buttons}>
        <button type="button" ref={focusOnce} className={buttonClass({ size: 'small' })} onClick={onTake}>
          Take the call
        </button>
        <Button size="small" look="outline" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </div>
  )
}
