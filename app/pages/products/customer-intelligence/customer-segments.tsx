import { Prerendered } from '../../../ui/prerendered.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { CustomerSegmentsMarkup } from './customer-segments-markup.tsx'

/** Hydrates only how the tabs behave; the field of customers and the three segments are static. */
export function CustomerSegments() {
  return (
    <section className="section" id="customers" data-ground="light" aria-labelledby="customers-title">
      <Tabs className="wrap">
        <Prerendered>
          {(import.meta.env.SSR || import.meta.env.DEV) && <CustomerSegmentsMarkup />}
        </Prerendered>
      </Tabs>
    </section>
  )
}
