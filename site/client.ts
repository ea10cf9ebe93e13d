import { speculationRules } from '../common/page/speculation-rules.ts'
import { startBehaviours } from './behaviours/start-behaviours.ts'
import { watchIslands } from './watch-islands.ts'
import { startPageViews } from './page-views/start-page-views.ts'
import { trustedScript } from '../common/page/trusted-code.ts'

/*
 * The page's script: a deferred module that runs once the page is parsed, the same on every page. All of it starts
 * now, before the page's `load` event; only islands wait until they are seen or used. Six attributes name what it
 * works on:
 *
 * - `data-behaviour`: what is toggled there, by names of `*.behaviour.ts`. `data-island`, with `data-props`: what React
 *   takes over, by the name of an `*.island.tsx` and its props; `slot` marks what it leaves alone.
 * - `data-ready`: script has taken that element over. `data-held`: was pressed or submitted before, and is handled then.
 * - `data-failed`, on the document: a script could not be loaded or run.
 */
startBehaviours()
watchIslands()
if (import.meta.env.PROD) startPageViews()
if (typeof requestIdleCallback === 'function') requestIdleCallback(addSpeculationRules)

/**
 * Tells the browser which pages it may prefetch and prerender. Not in the HTML: matching the 128 links of the home page
 * takes 3.5 ms here, four times that on a phone. Browsers without idle callbacks do not support such rules.
 */
function addSpeculationRules(): void {
  const script = document.createElement('script')
  script.type = 'speculationrules'
  const { mouse, touch } = speculationRules
  script.textContent = trustedScript(matchMedia('(hover: hover)').matches ? mouse : touch)
  document.head.append(script)
}
