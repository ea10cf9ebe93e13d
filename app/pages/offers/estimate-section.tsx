import { botIds } from '../../../content/pricing.ts'
import { ProductGlyph } from '../../figures/product-glyph.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { Prerendered } from '../../ui/prerendered.tsx'
import { botGlyphs } from './bot-glyphs.ts'
import { CostFigure } from './cost-figure.tsx'
import { Estimator } from './estimator.tsx'

/** The estimator: what hydrates takes volumes and sums up; the drawings and worked examples are static. */
export function EstimateSection() {
  return (
    <section className="section" id="estimate" data-ground="light" aria-labelledby="estimate-title">
      <div className="wrap">
        <Prerendered>
          {(import.meta.env.SSR || import.meta.env.DEV) && (
            <SectionHead
              id="estimate-title"
              title={
                <>
                  Which package
                  <br />
                  costs you least?
                </>
              }
            >
              At many volumes the three cost almost the same. So we draw only the difference: what each costs
              over the cheapest. The flat line is the one to buy.
            </SectionHead>
          )}
        </Prerendered>
        <Estimator
          signs={botIds.map((id) => (
            <Prerendered key={id}>
              {(import.meta.env.SSR || import.meta.env.DEV) && <ProductGlyph product={botGlyphs[id]} />}
            </Prerendered>
          ))}
          figures={botIds.map((id) => (
            <Prerendered key={id}>
              {(import.meta.env.SSR || import.meta.env.DEV) && <CostFigure id={id} />}
            </Prerendered>
          ))}
        />
      </div>
    </section>
  )
}
