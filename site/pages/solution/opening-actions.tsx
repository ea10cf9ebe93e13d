import type { SolutionPage } from '../../content/solutions/solution-page.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { PageFacts } from '../../sections/page-facts.tsx'

/** The end of every solution's opening: what to do next, for whom it is, and the price it starts from. */
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
