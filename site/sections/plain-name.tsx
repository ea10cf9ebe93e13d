import styles from './plain-name.module.css'

/**
 * What a section is, in the plain word a reader scans for, above the sentence that is its title. It is within the
 * heading, so that a list of headings has it too.
 */
export function PlainName({ children }: { children: string }) {
  return (
    <span className={`label ${styles.name}`}>
      {children}
      <span className="visually-hidden">: </span>
    </span>
  )
}
