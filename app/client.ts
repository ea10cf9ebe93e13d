import { speculationRules } from '../content/speculation-rules.ts'
import { startBehaviours } from './behaviours/start-behaviours.ts'
import { wakeIslands } from './islands/wake-islands.ts'
import { layOutAhead } from './lay-out-ahead.ts'
import { startMenus } from './layout/menus.ts'
import { atNextAct, isUsed } from './next-act.ts'
import { startPageViews } from './page-views/start-page-views.ts'
import { trustedScript } from './trusted-code.ts'

let isFirst = true

/** Brings the page to life. The boot script calls it, and calls it again after an input where it has failed. */
export async function start(): Promise<void> {
  if (isFirst) {
    isFirst = false
    startMenus()
    if (isUsed()) addSpeculationRules()
    else atNextAct(addSpeculationRules)
    if (import.meta.env.PROD) startPageViews()
    layOutAhead()
  }
  await Promise.all([startBehaviours(), wakeIslands()])
}

/**
 * Tells the browser which pages it may fetch and render ahead, once somebody uses the page. Not in the HTML: matching
 * the 128 links of the home page takes 3.5 ms here, four times that on a phone.
 */
function addSpeculationRules(): void {
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.textContent = trustedScript(speculationRules)
  document.head.append(script)
}
