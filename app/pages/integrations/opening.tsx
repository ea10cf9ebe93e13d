import { claimOn } from '../../../content/claims.ts'
import { inWords } from '../../../content/in-words.ts'
import { integrationKinds } from '../../../content/integrations.ts'
import { site } from '../../../content/site.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { PageHead } from '../../sections/page-head.tsx'
import { RuledBand, ruledHeadClass } from '../../sections/ruled-band.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { buttonClass } from '../../ui/button.tsx'

const connectors = claimOn('/integrations', 'connectors').shown
const kinds = inWords(Object.keys(integrationKinds).length)

export function Opening() {
  return (
    <PageHead
      className={ruledHeadClass}
      size="heading-1"
      title="Integrations: what an assistant reads and writes"
      lead={`An assistant is of use once it can look up an order and book the answer. This directory shows what that takes, for ${kinds} kinds of system. In all we claim ${connectors} connectors.`}
      beside={
        <div className="actions actions-fill">
          <ContactButton
            heading="Will it work with our systems?"
            firstLine="We run these systems, in these versions:"
          >
            Speak to our Team
          </ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#directory">
            Open the directory
          </a>
          <ArrowLink href="/security">Who sees the data</ArrowLink>
        </div>
      }
    >
      <RuledBand
        label={`Your systems and ${site.brand}`}
        caller="Your systems"
        assistant={site.brand}
        corners={[
          [-30, 10],
          [440, 330],
          [1470, 40],
          [1010, 322],
        ]}
      />
    </PageHead>
  )
}
