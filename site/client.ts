import { speculationRules } from '../common/page/speculation-rules.ts'
import { startBehaviours } from './behaviours/start-behaviours.ts'
import { watchIslands } from './watch-islands.ts'
import { startPageViews } from './page-views/start-page-views.ts'
import { trustedScript } from '../common/page/trusted-code.ts'

/*
 * The page's script: a deferred module, which runs once the page is parsed, on every page in the same way. All of it
 * starts now, and before the page's `load` event; only islands wait until they are seen or used. What scripts touch is
 * named in the HTML by six attributes:
 *
 * - `data-behaviour`: what toggles there, names of `*.behaviour.ts`. `data-island`, with `data-props`: what React takes
 *   over there, the name of an `*.island.tsx` and its props; `slot` marks what it leaves alone.
 * - `data-ready`: script has taken that element over. `data-held`: was pressed or submitted before, and is done then.
 * - `data-failed`, on the document: script could not be loaded, or not run.
 */
startBehaviours()
watchIslands()
if (import.meta.env.PROD) startPageViews()
if (typeof requestIdleCallback === 'function') requestIdleCallback(addSpeculationRules)

/**
 * Tells the browser which pages it may fetch and render ahead. Not in the HTML: matching the 128 links of the home page
 * takes 3.5 ms here, four times that on a phone. Browsers that know no idle time know no such rules.
 */
function addSpeculationRules(): void {
  const script = document.createElement('script')
  script.type = 'speculationrules'
  const { mouse, touch } = speculationRules
  script.textContent = trustedScript(matchMedia('(hover: hover)').matches ? mouse : touch)
  document.head.append(script)
}
