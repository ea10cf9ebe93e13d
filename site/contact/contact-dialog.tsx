import { contactWords } from '../content/contact-dialog-words.ts'
import { site } from '../../common/brand/site.ts'
import { RuledForm } from '../../common/figures/ruled-form.tsx'
import { Island } from '../../common/islands/island.tsx'
import { ToastPlace } from '../../common/toasts/toast-place.tsx'
import { CloseButton, DialogSheet, ModalDialog } from '../../common/ui/modal-dialog.tsx'
import styles from './contact-dialog.module.css'
import { contactDialogId } from '../../common/ui/dialog-ids.ts'
import { ContactWays } from './contact-ways.tsx'
import LeadForm from './lead-form.island.tsx'
import { Renewed } from './renewed.tsx'

const titleId = 'contact-dialog-title'

/**
 * The contact dialog, one per page. A native modal dialog that buttons open by `commandfor`, so it opens, traps
 * focus and keeps what is typed before any script runs; its form is an island, loaded when the dialog opens or
 * somebody reaches for a button that opens it. A click outside does not close it.
 */
export function ContactDialog() {
  return (
    <ModalDialog className={styles.dialog} id={contactDialogId} aria-labelledby={titleId}>
      <DialogSheet className={styles.sheet}>
        <CloseButton of={contactDialogId} className={styles.close} />
        <div className={styles.side} data-ground="dark">
          {/* The boot script adapts this heading to the pressed button. */}
          <h2 className="heading-2" id={titleId} tabIndex={-1}>
            {contactWords.heading}
          </h2>
          <p className="wide-only text-2">{contactWords.lead}</p>
          <div className={`wide-only ${styles.rest}`}>
            <RuledForm
              className={styles.drawing}
              strings={26}
              twist={2.55}
              width={300}
              height={190}
              pad={-10}
            />
            <ContactWays />
          </div>
        </div>
        <div className={styles.main} data-ground="light">
          <Renewed of="dialog" />
          <Island name="lead-form" of={LeadForm} props={{}} />
          <div className={styles.withoutScript}>
            <p className="heading-3">Please write to us.</p>
            <p>
              This form needs JavaScript, which is not running here. Send your message to{' '}
              <a href={`mailto:${site.email.sales}`}>{site.email.sales}</a> or call{' '}
              <a href={site.phone.href}>{site.phone.display}</a>, and a person will answer within 24 hours.
            </p>
          </div>
        </div>
      </DialogSheet>
      <ToastPlace />
    </ModalDialog>
  )
}
