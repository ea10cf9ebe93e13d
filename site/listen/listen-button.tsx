import styles from './listen-button.module.css'

/**
 * Reads a sample call aloud on the device; `to` names it, with its article: “the call with Asha”. Hidden until
 * `offerListening` has found voices.
 */
export function ListenButton({ to }: { to: string }) {
  return (
    <button
      className={`icon-before ${styles.button}`}
      type="button"
      aria-pressed="false"
      aria-label={`Listen to ${to}`}
      data-listen=""
      hidden
    >
      Listen
    </button>
  )
}
