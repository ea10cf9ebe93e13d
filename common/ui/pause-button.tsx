import styles from './pause-button.module.css'

/**
 * The round button that every loop has; `of` is what stops and goes on, with its article: "the scene". It is pale until
 * `playLoop` has made it work, and not shown where the loop never moves.
 */
export function PauseButton({ of }: { of: string }) {
  return (
    <button
      className={`icon-before ${styles.button}`}
      type="button"
      aria-label={`Pause ${of}`}
      data-of={of}
      disabled
    />
  )
}
