import { industryChats } from '../../../../content/products/zapra-industry-chats.ts'
import styles from './opening-sentence.module.css'

const chat = industryChats.find(({ id }) => id === 'healthcare')
const opening = chat?.messages[0]

/** How one of the four chats below begins, at the size of a headline. Static. */
export function OpeningSentence() {
  if (!chat || !opening) throw new Error('The healthcare chat has no first message to open with')
  return (
    <figure className={styles.opening}>
      <p className="label">
        <time>{opening.time}</time>, on WhatsApp, in Gujarati
      </p>
      <blockquote className={`display ${styles.sentence}`} lang={opening.lang}>
        {opening.message.split(/(?<=\.) /).map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </blockquote>
      <figcaption className={styles.below}>
        <p className="lead">{opening.english}</p>
        <p>
          {chat.customer}. Answered in the same minute, in the same language; the part that is not for a
          machine went to a nurse.
        </p>
      </figcaption>
    </figure>
  )
}
