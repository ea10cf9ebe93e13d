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
import { CashParcels } from './cash-parcels.tsx'

const { solution, page } = solutionAt('ecommerce')
const [parcelsReturned] = page.results.rows

export const meta = () => solutionMeta('ecommerce')

/** The result comes first, as the picture shows it: the cost of returns decides whether a shop reads on. */
export default function Ecommerce() {
  return (
    <>
      <PictureOpening solution={solution} page={page}>
        {parcelsReturned && <CashParcels before={parcelsReturned.before} after={parcelsReturned.after} />}
      </PictureOpening>
      <Results {...page.results} path="/solutions/ecommerce" />
      <Blind />
      <Reasons {...page.reasons} />
      <Limits {...page.limits} />
      <CallSection solution={solution} call={page.call} title="A stuck parcel, moved in 0:47" />
      <Benefits {...page.benefits} />
      <Checklist {...page.checklist} />
      <Closing {...page.closing} solution={solution} price={page.hero.price} />
    </>
  )
}
