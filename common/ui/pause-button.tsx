import styles from './pause-button.module.css'

/**
 * The round button of every loop; `of` is what it pauses, with its article: "the scene". It is pale until `playLoop`
 * has made it work, and hidden where the loop never moves.
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
