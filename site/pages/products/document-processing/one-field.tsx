import type { ReactNode } from 'react'
import { RuledForm } from '../../../../common/figures/ruled-form.tsx'
import { Section } from '../../../sections/section.tsx'
import styles from './one-field.module.css'

const amount = '₹18,240'
const confidences = [99, 99, 98, 99, 97, 99, 99]
const value = { field: 'amount_remitted', value: '18240.00', currency: 'INR', check: '17,600 + 640' }

/** The four steps of the work, each drawn on the same handwritten value. */
export function OneField() {
  return (
    <Section
      ground="dark"
      titleId="one-field-title"
      title="Workflow: four steps in four seconds"
      lead="What each step does to one handwritten line of the sample form."
    >
      <ol className={styles.steps}>
        <Step
          seconds="0.0"
          title="Document Capture"
          text="Photo, scan, fax or email attachment, straightened and cleaned."
        >
          <p className={styles.capture}>
            <small className="text-3">Amount remitted</small> <span>{amount}</span>
          </p>
        </Step>
        <Step
          seconds="0.4"
          title="AI Processing"
          text="Each character is read with a confidence, in its own script."
        >
          <p className="visually-hidden">{amount}, each character read with a confidence of 97% or more</p>
          <p className={styles.processing} aria-hidden="true">
            {[...amount].map((character, place) => (
              <span key={character}>
                {character}
                <small className="text-2">{confidences[place]}</small>
              </span>
            ))}
          </p>
        </Step>
        <Step
          seconds="2.1"
          title="Data Structuring"
          text="The value gets a name and a rule: premium plus late fee equals the total."
        >
          <dl className={`tabular ${styles.structuring}`}>
            {Object.entries(value).map(([name, content]) => (
              <div key={name} className="stack-large">
                <dt className="text-3">{name}</dt>
                <dd>{content}</dd>
              </div>
            ))}
          </dl>
        </Step>
        <Step
          seconds="3.9"
          title="Integration &amp; Storage"
          text="Written to three systems, encrypted at rest, with the picture it came from."
        >
          <RuledForm strings={18} twist={2.7} width={300} height={180} pad={0} />
          <ul className={styles.storage} aria-label="Written to">
            <li>Policy admin</li>
            <li>Ledger</li>
            <li>Archive</li>
          </ul>
        </Step>
      </ol>
    </Section>
  )
}

interface StepProps {
  /** When it begins; omitted for the first. */
  seconds: string
  title: string
  text: string
  /** What it does to the value. */
  children: ReactNode
}

function Step({ seconds, title, text, children }: StepProps) {
  return (
    <li>
      <div className={styles.drawing}>{children}</div>
      <time className="small-muted" dateTime={`PT${Number(seconds)}S`}>
        {seconds} s
      </time>
      <h3 className="heading-4">{title}</h3>
      <p className="small">{text}</p>
    </li>
  )
}
