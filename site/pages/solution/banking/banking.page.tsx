import { Blind } from '../../../sections/blind.tsx'
import { Benefits } from '../benefits.tsx'
import { CallSection } from '../call-section.tsx'
import { Checklist } from '../checklist.tsx'
import { Closing } from '../closing.tsx'
import { Limits } from '../limits.tsx'
import { PictureOpening } from '../picture-opening.tsx'
import { Reasons } from '../reasons.tsx'
import { Results } from '../results.tsx'
import { solutionAt, solutionMeta } from '../solution-at.ts'
import { DisputeClock } from './dispute-clock.tsx'

const { solution, page } = solutionAt('banking')

export const meta = () => solutionMeta('banking')

/** What must never be asked comes before what is done: a bank's risk desk reads first. */
export default function Banking() {
  return (
    <>
      <PictureOpening solution={solution} page={page}>
        <DisputeClock />
      </PictureOpening>
      <CallSection solution={solution} call={page.call} title="The clock starts with a sentence" />
      <Blind />
      <Limits {...page.limits} />
      <Reasons {...page.reasons} />
      <Checklist {...page.checklist} />
      <Results {...page.results} path="/solutions/banking" />
      <Benefits {...page.benefits} />
      <Closing {...page.closing} solution={solution} price={page.hero.price} />
    </>
  )
}
