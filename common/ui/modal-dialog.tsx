import type { ComponentPropsWithRef } from 'react'
import styles from './modal-dialog.module.css'

/** A native dialog that is its own scrim, for one `DialogSheet`. Buttons open it by `commandfor`. */
export function ModalDialog({ className, ...rest }: ComponentPropsWithRef<'dialog'> & { id: string }) {
  return <dialog {...rest} className={`${styles.scrim} ${className}`} />
}

/** Content on the scrim. */
export function DialogSheet({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={`${styles.sheet} ${className}`} />
}

/** Closes the dialog with the id `of`, even before React has started. `className` positions it in the sheet. */
export function CloseButton({ of, className }: { of: string; className: string | undefined }) {
  return (
    <button
      className={`icon-before ${styles.close} ${className}`}
      type="button"
      command="close"
      commandfor={of}
      aria-label="Close"
    />
  )
}
