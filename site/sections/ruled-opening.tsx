import { ContactButton } from '../contact/contact-button.tsx'
import { ArrowLink } from '../../common/ui/arrow-link.tsx'
import { buttonClass } from '../../common/ui/button.tsx'
import { PageFacts, type PageFactsProps } from './page-facts.tsx'
import { PageHead } from './page-head.tsx'
import { RuledBand, ruledHeadClass, type RuledBandProps } from './ruled-band.tsx'

interface LabelledLink {
  href: string
  label: string
}

interface RuledOpeningProps {
  title: string
  lead: string
  /** Heading of the contact dialog, and the first line of the message. */
  contact: { heading: string; firstLine: string }
  /** An alternative destination, as a button, and another as a link. */
  instead: LabelledLink
  further?: LabelledLink
  facts?: PageFactsProps
  band: RuledBandProps
}

/** The opening of a page on how we work with others: what it is, next steps, and a ruled surface below. */
export function RuledOpening({ title, lead, contact, instead, further, facts, band }: RuledOpeningProps) {
  return (
    <PageHead
      className={ruledHeadClass}
      size="heading-1"
      title={title}
      lead={lead}
      beside={
        <>
          <div className="actions actions-fill">
            <ContactButton {...contact}>Speak to our Team</ContactButton>
            <a className={buttonClass({ look: 'outline' })} href={instead.href}>
              {instead.label}
            </a>
            {further && <ArrowLink href={further.href}>{further.label}</ArrowLink>}
          </div>
          {facts && <PageFacts {...facts} />}
        </>
      }
    >
      <RuledBand {...band} />
    </PageHead>
  )
}
