import { securityTxtPath } from '../../../content/security-txt.ts'
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
      title="Security: where your data lives and who sees it"
      lead="For whoever has to approve us: what is kept, for how long, behind what, and what happens when something goes wrong. What we do not hold stands here too."
      beside={
        <div className="actions actions-fill">
          <ContactButton
            heading="Ask about security."
            firstLine="We have these questions about security and data protection:"
          >
            Speak to our Team
          </ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="/data-processing-agreement">
            Data processing agreement
          </a>
          <ArrowLink href={securityTxtPath}>Report a hole: security.txt</ArrowLink>
        </div>
      }
    >
      <RuledBand
        label="Your data, and what is around it"
        caller="Your data"
        assistant="What is around it"
        corners={[
          [-20, 330],
          [360, 20],
          [1460, 300],
          [1080, 30],
        ]}
      />
    </PageHead>
  )
}
