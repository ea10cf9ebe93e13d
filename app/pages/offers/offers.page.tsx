import { claimOn } from '../../../content/claims.ts'
import { quotedPrices } from '../../../content/quoted-prices.ts'
import { site } from '../../../content/site.ts'
import { Blind } from '../../sections/blind.tsx'
import { ClosingCall } from '../../sections/closing-call.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { EstimateSection } from './estimate-section.tsx'
import { Included } from './included.tsx'
import { OffersHero } from './offers-hero.tsx'
import { RateCard } from './rate-card.tsx'

export const meta = () =>
  pageMeta({
    title: `Pricing: voice, email and chat bots in rupees | ${site.company}`,
    description: `One rate card for voice, email and chat bots, from ${quotedPrices.price.starter} a month. Free training and integration, live in ${claimOn('/offers', 'goLive').shown}. Work out which package costs you least.`,
    path: '/offers',
  })

export default function Offers() {
  return (
    <>
      <OffersHero />
      <Blind />
      <RateCard />
      <EstimateSection />
      <Included />
      <ClosingCall
        title="See your own calls answered."
        lead="Bring your volumes and one call you get often. We show which package fits."
        button="Schedule Demo"
        dialogHeading="See your own calls answered."
      />
    </>
  )
}
