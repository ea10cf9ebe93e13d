import styles from './plain-name.module.css'

/**
 * The plain word for a section, which a reader scans for, above the sentence that is its title. It is inside the
 * heading, so that lists of headings include it.
 */
export function PlainName({ children }: { children: string }) {
  return (
    <span className={`label ${styles.name}`}>
      {children}
      <span className="visually-hidden">: </span>
    </span>
  )
}
