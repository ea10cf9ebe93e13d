import { type ReactNode, type Ref, useId } from 'react'
import styles from './plain-dialog.module.css'

interface PlainDialogProps {
  id?: string
  ref: Ref<HTMLDialogElement>
  title: string
  onClose?: () => void
  children: ReactNode
}

/** A small native dialog with a heading and a close button. */
export function PlainDialog({ id, ref, title, onClose, children }: PlainDialogProps) {
  const heading = useId()
  return (
    <dialog
      id={id}
      ref={ref}
      className={styles.dialog}
      data-ground="light"
      aria-labelledby={heading}
      onClose={onClose}
    >
      <form method="dialog" className={styles.head}>
        <h2 id={heading} className="heading-4">
          {title}
        </h2>
        <button type="submit" className={styles.close} aria-label="Close" />
      </form>
      {children}
    </dialog>
  )
}
