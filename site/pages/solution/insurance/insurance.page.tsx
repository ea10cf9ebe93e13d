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
import { PolicyDays } from './policy-days.tsx'

const { solution, page } = solutionAt('insurance')

export const meta = () => solutionMeta('insurance')

/** From the policy's days to the calls they bring; the call and its outcome are on the dark ground. */
export default function Insurance() {
  return (
    <>
      <PictureOpening solution={solution} page={page}>
        <PolicyDays />
      </PictureOpening>
      <Blind />
      <Reasons {...page.reasons} />
      <Benefits {...page.benefits} />
      <CallSection solution={solution} call={page.call} title="A lapsed policy, back in force by 0:53" />
      <Results {...page.results} path="/solutions/insurance" />
      <Limits {...page.limits} />
      <Checklist {...page.checklist} />
      <Closing {...page.closing} solution={solution} price={page.hero.price} />
    </>
  )
}
