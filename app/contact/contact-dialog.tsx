import { useCallback, useRef } from 'react'
import { contactWords } from '../../content/contact-dialog.ts'
import { site } from '../../content/site.ts'
import { RuledForm } from '../figures/ruled-form.tsx'
import { ToastPlace } from '../toasts/toast-place.tsx'
import { CloseButton, DialogSheet, ModalDialog } from '../ui/modal-dialog.tsx'
import { Prerendered } from '../ui/prerendered.tsx'
import styles from './contact-dialog.module.css'
import { contactDialogId } from './contact-opener.ts'
import { ContactWays } from './contact-ways.tsx'
import { LeadForm } from './lead-form.tsx'
import { useLeadForm } from './use-lead-form.ts'

const titleId = 'contact-dialog-title'

/**
 * The contact dialog, one per page. It is a native modal dialog that buttons open by `commandfor`, so it opens,
 * holds focus and keeps what is typed before React has started. It does not close on a click outside.
 */
export function ContactDialog() {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const close = useCallback(() => dialogRef.current?.close(), [])
  const form = useLeadForm(close)
  return (
    <ModalDialog
      className={styles.dialog}
      id={contactDialogId}
      ref={dialogRef}
      aria-labelledby={titleId}
      onFocus={form.prepare}
      onClose={form.onClose}
    >
      <DialogSheet className={styles.sheet}>
        <CloseButton of={contactDialogId} className={styles.close} />
        <div className={styles.side} data-ground="dark">
          {/* The boot script changes this heading to fit the button that was pressed. */}
          <h2 className="heading-2" id={titleId} tabIndex={-1} suppressHydrationWarning>
            {contactWords.heading}
          </h2>
          <p>{contactWords.lead}</p>
          <Prerendered className={styles.rest}>
            {(import.meta.env.SSR || import.meta.env.DEV) && (
              <>
                <RuledForm
                  className={styles.drawing}
                  strings={26}
                  twist={2.55}
                  width={300}
                  height={190}
                  pad={-10}
                />
                <ContactWays />
              </>
            )}
          </Prerendered>
        </div>
        <div className={styles.main} data-ground="light">
          <LeadForm form={form} />
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
