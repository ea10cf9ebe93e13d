import type { SolutionPage } from '../../content/solutions/solution-page.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { PageFacts } from '../../sections/page-facts.tsx'

/** What every opening of a solution ends with: what to do next, for whom it is, what it costs from. */
export function OpeningActions({ dialogHeading, audience, price }: SolutionPage['hero']) {
  return (
    <>
      <ContactButton className="lone-button" heading={dialogHeading}>
        Schedule Demo
      </ContactButton>
      <PageFacts audience={audience} price={price} />
    </>
  )
}
