import { Prerendered } from '../../../ui/prerendered.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { FourDesksMarkup } from './four-desks-markup.tsx'

/** Hydrates only the tabs' behaviour. */
export function FourDesks() {
  return (
    <section className="section" id="desks" data-ground="light" aria-labelledby="desks-title">
      <Tabs className="wrap">
        <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <FourDesksMarkup />}</Prerendered>
      </Tabs>
    </section>
  )
}
