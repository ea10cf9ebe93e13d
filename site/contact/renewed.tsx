import { contactWords } from '../content/contact-dialog-words.ts'
import styles from './renewed.module.css'

/** Offers to reload the page when its scripts are gone because a new version is online: see site/boot/renewal.ts. */
export function Renewed({ of }: { of: 'page' | 'dialog' }) {
  return (
    <p className={`${styles.renewed} ${styles[of]}`} role="alert">
      <button type="button" data-reload="">
        {contactWords.renewed}
      </button>
    </p>
  )
}
