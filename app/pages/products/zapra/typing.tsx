import styles from './typing.module.css'

/** Three hairlines that beat a few times and then rest: Zapra is writing. Static. */
export function Typing() {
  return (
    <span className={styles.typing} role="img" aria-label="Typing">
      <i />
    </span>
  )
}
