import { claimOn } from '../../../content/claims.ts'
import { quotedPrices } from '../../../content/quoted-prices.ts'
import { site } from '../../../content/site.ts'
import { Blind } from '../../sections/blind.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { Prerendered } from '../../ui/prerendered.tsx'
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
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <>
            <OffersHero />
            <Blind />
            <RateCard />
          </>
        )}
      </Prerendered>
      <EstimateSection />
      <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <Included />}</Prerendered>
    </>
  )
}
