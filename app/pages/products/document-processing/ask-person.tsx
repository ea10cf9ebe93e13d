import styles from './ask-person.module.css'

/** A field that was not read surely enough, as the person who decides sees it. A picture: nothing in it works. Static. */
export function AskPerson() {
  return (
    <figure className={styles.ask}>
      <p className="label">Sample: field 5, 91.7%. Is this right?</p>
      <p className={styles.crop}>
        <span>Tab. Aspirin 75 mg</span>
      </p>
      <p className={styles.answers} aria-hidden="true">
        <span>Yes</span>
        <span>75</span>
        <span>150</span>
        <span>Other</span>
      </p>
      <figcaption className="visually-hidden">
        A field sent to a person, who answers with one press
      </figcaption>
    </figure>
  )
}
