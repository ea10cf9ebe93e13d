import { DataTables } from '../../../ui/data-table.tsx'
import { Prerendered } from '../../../ui/prerendered.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { FiveScreensMarkup } from './five-screens-markup.tsx'

/** Hydrates only how tabs and tables behave; screens, charts and rows are static. */
export function FiveScreens() {
  return (
    <section className="section" id="screens" data-ground="light" aria-labelledby="screens-title">
      <Tabs className="wrap">
        <DataTables>
          <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <FiveScreensMarkup />}</Prerendered>
        </DataTables>
      </Tabs>
    </section>
  )
}
