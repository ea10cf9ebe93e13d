import { Section } from '../../sections/section.tsx'
import styles from './story.module.css'

const notebook = [
  { who: 'caller', line: 'Can she come tomorrow instead?' },
  { who: 'desk', line: 'Which doctor, please?' },
  { who: 'caller', line: 'The one with the beard.' },
  { who: 'desk', line: 'Dr Iyer. Half past ten.' },
  { who: 'caller', line: 'Will he scold us?' },
  { who: 'desk', line: 'No, aunty.' },
]

export function Story() {
  return (
    <Section
      ground="light"
      className={styles.story}
      titleId="story-title"
      name="Our story"
      title="It began with a notebook behind a counter"
    >
      <div className={styles.columns}>
        <figure className={styles.notebook}>
          <ol className="ruled-rows speech">
            {notebook.map(({ who, line }) => (
              <li key={line} data-who={who}>
                <span className="visually-hidden">{who === 'caller' ? 'Caller: ' : 'Desk: '}</span>
                {line}
              </li>
            ))}
          </ol>
          <figcaption>The first notebook, as a sample. Nobody said “appointment”.</figcaption>
        </figure>
        <div className={styles.text}>
          <p>
            In the monsoon of 2019 three of us sat behind the reception of a clinic in Pune and wrote down
            every call, word for word, on ruled paper.
          </p>
          <p>
            After four thousand lines the pattern was plain. People do not ask for what the menu offers. They
            say what happened, in the language they think in.
          </p>
          <p>
            So we built for that: an assistant that hears the whole sentence, does the work, and says what it
            did. <b>If a person should take it, a person takes it.</b>
          </p>
        </div>
      </div>
    </Section>
  )
}
