import { spawn } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../server/testing/free-port.ts'
import { StaticHost } from '../../../tests/support/static-host.ts'
import { checkBudgets } from '../budgets/check-budgets.ts'
import type { Part } from '../part.ts'
import { builtPeer } from '../peer/built-peer.ts'
import { measureInTurns } from '../peer/measure-in-turns.ts'
import { pagePairs } from '../peer/page-pairs.ts'
import { peerBars } from '../peer/peer-bars.ts'
import { peerText } from '../peer/peer-text.ts'
import { benchBrowser, builtSite } from '../bench-browser.ts'
import { checkVisit, visitedPaths } from '../visit/visit-bars.ts'
import { weighVisit } from '../visit/weigh-visit.ts'

/**
 * Pages beside AstroWind’s. Both sites are served by the same plain static host, each with the headers that its build asks
 * a host for: this project’s own server would put its security policy on the other’s pages and stop their scripts.
 */
export const peer: Part = {
  name: 'peer',
  about: 'weight of a visit, and page templates beside AstroWind’s, without load and with it (40 minutes)',
  async measure({ paths, rounds }, say) {
    const pairs = pagePairs.filter(({ path }) => paths.includes(path))
    if (pairs.length === 0) return { text: 'No page was named that this part judges.', budgets: [] }
    const peerFolder = await builtPeer(say)
    const loadAtStart = loadavg()[0] ?? 0
    await using ours = await StaticHost.serve(builtSite)
    await using theirs = await StaticHost.serve(peerFolder)
    await using empty = await StaticHost.serve(emptyPage)
    const debuggingPort = await freePort()
    await using browser = await benchBrowser(debuggingPort)
    say('a visit, weighed')
    const visit = await weighVisit(browser, ours.origin, visitedPaths)
    // Not judged. It shows that nothing is asked of another host, and has each file compressed before times count.
    await weighVisit(
      browser,
      theirs.origin,
      pairs.map(({ peer: path }) => path),
    )

    const inTurns = (when: string) =>
      measureInTurns({
        pairs,
        origins: { ours: ours.origin, peer: theirs.origin, empty: empty.origin },
        rounds,
        browser,
        debuggingPort,
        say: (step) => say(`${when}, ${step}`),
      })
    const quiet = await inTurns('without load')
    const loaded = await underLoad(() => inTurns('under load'))
    return {
      text: peerText({ visit, quiet, loaded, rounds, loadAtStart }),
      budgets: [
        ...checkVisit(visit),
        ...checkBudgets(quiet.comparisons, peerBars('Without load')),
        ...checkBudgets(loaded.comparisons, peerBars('Under load')),
      ],
    }
  },
}

/** Folder of a page with one word and nothing else. */
const emptyPage = join(import.meta.dirname, '../peer/empty-page')

/** How many processes spin. */
const spinning = 2

/** Ends by itself when its parent is gone: a benchmark that is killed must not leave a machine busy for ever. */
const spin = `
const parent = process.ppid
while (process.ppid === parent) for (let turn = 0; turn < 1e8; turn += 1);
`

/** Does some work while other processes keep the machine busy. */
async function underLoad<T>(work: () => Promise<T>): Promise<T> {
  const children = Array.from({ length: spinning }, () =>
    spawn(process.execPath, ['--eval', spin], { stdio: 'ignore' }),
  )
  try {
    return await work()
  } finally {
    for (const child of children) child.kill('SIGKILL')
  }
}
