import type { ReactNode } from 'react'
import styles from './held-question.module.css'

interface HeldQuestionProps {
  /** Above the content: why it is held, or what is asked. */
  asks: string
  /** The answers to choose from, the likeliest first. */
  answers: readonly string[]
  /** Text alternative of the picture. */
  says: string
  /** Content above everything else. */
  drawing?: ReactNode
  /** What needs a decision. */
  children: ReactNode
}

/** Something held for a person, as the one who decides sees it. A picture: nothing in it works. */
export function HeldQuestion({ asks, answers, says, drawing, children }: HeldQuestionProps) {
  return (
    <figure className={styles.held}>
      {drawing}
      <p className="label">{asks}</p>
      <p className={styles.matter}>{children}</p>
      <p className={styles.answers} aria-hidden="true">
        {answers.map((answer) => (
          <span key={answer} className="edge">
            {answer}
          </span>
        ))}
      </p>
      <figcaption className="visually-hidden">{says}</figcaption>
    </figure>
  )
}
