import { Stretched } from '../../../../common/figures/stretched.tsx'
import { linesWidth, rowHeight, waysTo } from './who-answers-lines.ts'
import styles from './who-answers.module.css'
import '../../../../common/styles/drawing.css'

/** What callers say, with the deciding words marked, in English and as heard. */
const redFlags = [
  { said: ['He has ', 'chest pain', ''], heard: 'நெஞ்சு வலிக்குது' },
  { said: ['She ', 'cannot breathe', ' properly'], heard: 'மூச்சு விட முடியல' },
  { said: ['The ', 'bleeding', ' has not stopped'], heard: 'ரத்தம் நிக்கல' },
] as const

const ordinary = [
  { said: ['Can we ', 'move', ' it to Tuesday?'], heard: 'செவ்வாய்க்கு மாத்தலாமா?' },
  { said: ['Has the ', 'report', ' come?'], heard: 'ரிப்போர்ட் வந்துடுச்சா?' },
  { said: ['Is there ', 'parking', ' at night?'], heard: 'நைட் பார்க்கிங் இருக்கா?' },
] as const

const rows = redFlags.length + ordinary.length

/** Which words bring in a nurse immediately, and which the assistant handles. */
export function WhoAnswers() {
  return (
    <figure className={styles.figure}>
      <Stretched className={`line-drawing ${styles.ways}`} width={linesWidth} height={rows * rowHeight}>
        <path className={styles.toNurse} d={waysTo(0, redFlags.length, 0.3)} />
        <path className="ink-assistant" d={waysTo(redFlags.length, ordinary.length, 0.3)} />
      </Stretched>
      <Answered sentences={redFlags} by="A nurse, at once" how="The marked word ends the assistant’s part." />
      <Answered
        sentences={ordinary}
        by="The assistant"
        how="Appointment book, report counter, front desk: settled on the call."
        isAssistant
      />
      <figcaption>Sample words. Your medical director writes the list.</figcaption>
    </figure>
  )
}

interface AnsweredProps {
  sentences: typeof redFlags | typeof ordinary
  by: string
  how: string
  isAssistant?: boolean
}

function Answered({ sentences, by, how, isAssistant }: AnsweredProps) {
  return (
    <div className={styles.answered} data-assistant={isAssistant}>
      <ul>
        {sentences.map(({ said: [before, word, after], heard }) => (
          <li key={word}>
            <span>
              {before}
              <b>{word}</b>
              {after}
            </span>{' '}
            <span lang="ta">{heard}</span>
          </li>
        ))}
      </ul>
      <p>
        <b>{by}</b> {how}
      </p>
    </div>
  )
}
