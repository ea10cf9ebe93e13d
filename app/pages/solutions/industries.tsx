import { Prerendered } from '../../ui/prerendered.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { IndustriesMarkup } from './industries-markup.tsx'

/** Hydrates only how tabs behave; the panels are static. */
export function Industries() {
  return (
    <section className="section" data-ground="light" aria-labelledby="industries-title">
      <Tabs className="wrap">
        <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <IndustriesMarkup />}</Prerendered>
      </Tabs>
    </section>
  )
}
