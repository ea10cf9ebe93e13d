import { botIds, bots } from '../../../content/pricing.ts'
import { ProductGlyph } from '../../figures/product-glyph.tsx'
import { Island } from '../../islands/island.tsx'
import { Section } from '../../sections/section.tsx'
import { botGlyphs } from './bot-glyphs.ts'
import { grouped } from '../../ui/indian-numbers.ts'
import { costScales } from './cost-scales.ts'
import { CostFigure } from './cost-figure.tsx'
import Estimator from './estimator.island.tsx'

const { voice } = costScales
const volumePrice = `Above ${grouped(voice.most)} ${bots.voice.unit.many} ask for a volume price.`

/** The estimator: an island takes volumes and sums up; the drawings and worked examples in it are static. */
export function EstimateSection() {
  return (
    <Section
      ground="light"
      id="estimate"
      titleId="estimate-title"
      title={
        <>
          Which package
          <br />
          costs you least?
        </>
      }
      lead={`Enter what you expect in a month. ${volumePrice}`}
    >
      <Island
        name="estimator"
        of={Estimator}
        when="visible"
        query={botIds}
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
