import type { ReactNode } from 'react'
import { ContactButton } from '../contact/contact-button.tsx'
import { SectionHead } from './section-head.tsx'

export interface ClosingWordsProps {
  /** Line breaks are kept. */
  title: string
  lead: ReactNode
  /** Label of the button, if not “Schedule Demo”. */
  button?: string
  /** Heading of the contact dialog it opens, if not the title as a sentence. */
  dialogHeading?: string
  /** Draws a rule above, for when the section before has the same ground. */
  ruled?: boolean
}

/** The closing words of a page, headed `closing-title`, with a contact button. */
export function ClosingWords({
  title,
  lead,
  button,
  dialogHeading = asSentence(title),
  ruled,
}: ClosingWordsProps) {
  return (
    <SectionHead id="closing-title" title={title} ruled={ruled}>
      <div>
        <p className="lead">{lead}</p>
        <ContactButton className="lone-button" heading={dialogHeading}>
          {button}
        </ContactButton>
      </div>
    </SectionHead>
  )
}

function asSentence(title: string): string {
  const words = title.replace('\n', ' ')
  return /[.?!]$/.test(words) ? words : `${words}.`
}
