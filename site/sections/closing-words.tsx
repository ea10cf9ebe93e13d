import type { ReactNode } from 'react'
import { ContactButton } from '../contact/contact-button.tsx'
import { SectionHead } from './section-head.tsx'

export interface ClosingWordsProps {
  /** Its line breaks are kept. */
  title: string
  lead: ReactNode
  /** Label of the button, where it is not “Schedule Demo”. */
  button?: string
  /** Heading of the contact dialog it opens, where that is not the title as a sentence. */
  dialogHeading?: string
  /** Draws a rule above, where the section before is on the same ground. */
  ruled?: boolean
}

/** The last words of a page, headed `closing-title`, and the button they lead to. */
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
