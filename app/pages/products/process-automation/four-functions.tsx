import { Prerendered } from '../../../ui/prerendered.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { FourFunctionsMarkup } from './four-functions-markup.tsx'

/** Hydrates only the tabs' behaviour. */
export function FourFunctions() {
  return (
    <section className="section" id="functions" data-ground="light" aria-labelledby="functions-title">
      <Tabs className="wrap">
        <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <FourFunctionsMarkup />}</Prerendered>
      </Tabs>
    </section>
  )
}
