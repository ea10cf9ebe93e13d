import { site } from '../../../content/site.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { PageHead } from '../../sections/page-head.tsx'
import { RuledBand, ruledHeadClass } from '../../sections/ruled-band.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { buttonClass } from '../../ui/button.tsx'

export function Opening() {
  return (
    <PageHead
      className={ruledHeadClass}
      size="heading-1"
      title={`Partner Program: sell, build or integrate ${site.brand}`}
      lead="For software makers, resellers, integrators and regional firms. You bring customers, systems or a city. We bring AI assistants for phone, chat and email. Joining costs nothing before launch."
      beside={
        <div className="actions actions-fill">
          <ContactButton
            heading="Work with us as a partner."
            firstLine="We would like to become a partner: technology, channel, implementation or regional."
          >
            Speak to our Team
          </ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#process">
            How to join
          </a>
          <ArrowLink href="/offers">What customers pay</ArrowLink>
        </div>
      }
    >
      <RuledBand
        label={`Partner ${site.brand}`}
        caller="Partner"
        assistant={site.brand}
        corners={[
          [-40, 40],
          [250, 332],
          [1490, -10],
          [1010, 326],
        ]}
      />
    </PageHead>
  )
}
