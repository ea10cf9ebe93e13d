import type { ReactNode } from 'react'
import styles from './held-question.module.css'

interface HeldQuestionProps {
  /** Above the matter: why it is held, or what is asked. */
  asks: string
  /** The answers to choose from, the likeliest first. */
  answers: readonly string[]
  /** What the picture shows, for those who do not see it. */
  says: string
  /** Above it all. */
  drawing?: ReactNode
  /** What is to be decided. */
  children: ReactNode
}

/** What was held for a person, as the one who decides sees it. A picture: nothing in it works. */
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
