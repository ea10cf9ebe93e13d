import { claimOn } from '../../content/claims.ts'
import { bots } from '../../content/pricing.ts'
import { quotedPrices } from '../../content/quoted-prices.ts'
import { ProductGlyph } from '../../../common/figures/product-glyph.tsx'
import { Island } from '../../../common/islands/island.tsx'
import { Blind } from '../../sections/blind.tsx'
import { ClosingCall } from '../../sections/closing-call.tsx'
import { Section } from '../../sections/section.tsx'
import { costScale } from '../../pricing/cost-scale.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { grouped } from '../../../common/ui/indian-numbers.ts'
import { CostFigure } from './cost-figure.tsx'
import Estimator from './estimator.island.tsx'
import { Included } from './included.tsx'
import { OffersHero } from './offers-hero.tsx'
import { botGlyphs, RateCard } from './rate-card.tsx'

export const meta = () =>
  pageMeta({
    title: 'Pricing: voice, email and chat bots in rupees',
    description: `One rate card for voice, email and chat bots, from ${quotedPrices.price.starter} a month. Free training and integration, live in ${claimOn('/offers', 'goLive').shown}. Work out which package costs you least.`,
    path: '/offers',
  })

export default function Offers() {
  return (
    <>
      <OffersHero />
      <Blind />
      <EstimateSection />
      <RateCard />
      <Included />
      <ClosingCall
        title="See your own calls answered"
        lead="Bring your volumes and one call you get often. We show which package fits."
      />
    </>
  )
}

const volumePrice = `Above ${grouped(costScale(bots.voice).most)} ${bots.voice.unit.many} ask for a volume price.`

/** The estimator: an island takes volumes and sums up; its drawings and worked examples are static. */
function EstimateSection() {
  return (
    <Section
      ground="light"
      id="estimate"
      title={'Which package\ncosts you least?'}
      lead={`Enter what you expect in a month. ${volumePrice}`}
    >
      <Island
        name="estimator"
        of={Estimator}
        props={{}}
        slots={{
          voiceSign: <ProductGlyph product={botGlyphs.voice} />,
          emailSign: <ProductGlyph product={botGlyphs.email} />,
          chatSign: <ProductGlyph product={botGlyphs.chat} />,
          voiceFigure: <CostFigure id="voice" />,
          emailFigure: <CostFigure id="email" />,
          chatFigure: <CostFigure id="chat" />,
        }}
      />
    </Section>
  )
}
