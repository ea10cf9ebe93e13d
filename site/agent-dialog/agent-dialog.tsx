import { agentDialogWords } from '../content/agent-dialog-words.ts'
import { ContactButton } from '../contact/contact-button.tsx'
import { ContactWays } from '../contact/contact-ways.tsx'
import { Mark } from '../../common/figures/mark.tsx'
import { RuledForm } from '../../common/figures/ruled-form.tsx'
import { StringsAtRest } from '../../common/figures/strings-at-rest.tsx'
import { Button } from '../../common/ui/button.tsx'
import { CloseButton, DialogSheet, ModalDialog } from '../../common/ui/modal-dialog.tsx'
import { agentDialogId } from '../../common/ui/dialog-ids.ts'
import styles from './agent-dialog.module.css'

const titleId = 'agent-dialog-title'

/**
 * The large dialog with the assistant in a frame. A native modal dialog that a button opens by `commandfor`, so it
 * opens before any script; run-agent.ts creates the frame. `data-state` says which part shows: loading, open or failed.
 */
export function AgentDialog() {
  return (
    <ModalDialog
      className={styles.dialog}
      id={agentDialogId}
      aria-labelledby={titleId}
      data-ground="dark"
      data-state="loading"
      data-behaviour="agent-dialog"
    >
      <DialogSheet className={styles.sheet}>
        <div className={styles.head}>
          <Mark size={22} />
          <h2 id={titleId}>{agentDialogWords.title}</h2>
          <p className="small wide-only">{agentDialogWords.lead}</p>
          <CloseButton of={agentDialogId} className={styles.close} />
        </div>
        <div className={styles.stage} data-stage>
          <div className={styles.loading}>
            <RuledForm className={styles.form} strings={26} twist={2.55} width={300} height={190} pad={-10} />
            <p role="status">{agentDialogWords.opening}</p>
          </div>
          <div className={styles.failed} role="alert">
            <StringsAtRest lines={17} />
            <div className={styles.words}>
              <h3 className="heading-2">{agentDialogWords.failed}</h3>
              <p className={`lead ${styles.slow}`}>{agentDialogWords.slow}</p>
              <p className={`lead ${styles.withoutScript}`}>{agentDialogWords.withoutScript}</p>
              <div className="actions actions-fill">
                <Button data-retry>Try again</Button>
                <ContactButton look="outline" heading={`${agentDialogWords.title}.`} data-ask-people>
                  Contact Sales
                </ContactButton>
              </div>
              <ContactWays className={styles.ways} />
            </div>
          </div>
        </div>
      </DialogSheet>
    </ModalDialog>
  )
}
