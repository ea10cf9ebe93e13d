import type { Browser } from '@playwright/test'
import type { PagePair } from './page-pairs.ts'
import { type PageCost, medianCost, pageCost } from './page-cost.ts'

/** A page beside AstroWind’s, medians of all rounds. */
export interface Comparison {
  /** Of this site. */
  path: string
  /** Of AstroWind. */
  peerPath: string
  ours: PageCost
  peer: PageCost
}

interface Turns {
  pairs: readonly PagePair[]
  origins: { ours: string; peer: string }
  rounds: number
  browser: Browser
  /** Of the browser, for Lighthouse. */
  debuggingPort: number
  say: (step: string) => void
}

/**
 * Loads ours, the peer’s, ours, the peer’s and so on, pair by pair and round by round, so that whatever slows the machine
 * for a while slows both. Every load counts; none is made again for what it showed.
 */
export async function measureInTurns({ pairs, origins, rounds, browser, debuggingPort, say }: Turns) {
  /** Lighthouse itself fails now and then and then has no figures at all: only then it is asked once more. */
  const measured = async (url: string) => {
    try {
      return await pageCost(url, browser, debuggingPort)
    } catch (error) {
      say(`${url} gave no figures: ${String(error)}`)
      return pageCost(url, browser, debuggingPort)
    }
  }
  const loads = pairs.map((pair) => ({ pair, ours: new Array<PageCost>(), peer: new Array<PageCost>() }))
  for (let round = 1; round <= rounds; round += 1) {
    for (const { pair, ours, peer } of loads) {
      say(`round ${round} of ${rounds}, ${pair.path}`)
      ours.push(await measured(origins.ours + pair.path))
      peer.push(await measured(origins.peer + pair.peer))
    }
  }
  return loads.map(({ pair, ours, peer }): Comparison => ({
    path: pair.path,
    peerPath: pair.peer,
    ours: medianCost(ours),
    peer: medianCost(peer),
  }))
}
