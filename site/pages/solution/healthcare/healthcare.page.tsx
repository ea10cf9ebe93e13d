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
import { WhoAnswers } from './who-answers.tsx'

const { solution, page } = solutionAt('healthcare')

export const meta = () => solutionMeta('healthcare')

/** Who takes which call comes first, and so does where the assistant must stop. */
export default function Healthcare() {
  return (
    <>
      <PictureOpening solution={solution} page={page}>
        <WhoAnswers />
      </PictureOpening>
      <Blind />
      <Limits {...page.limits} />
      <Benefits {...page.benefits} />
      <CallSection solution={solution} call={page.call} title="And an ordinary one, moved in 0:58" />
      <Reasons {...page.reasons} />
      <Checklist {...page.checklist} />
      <Results {...page.results} path="/solutions/healthcare" />
      <Closing {...page.closing} solution={solution} price={page.hero.price} />
    </>
  )
}
