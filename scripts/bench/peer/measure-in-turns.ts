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
  /** `empty` serves a page with nothing on it: what it costs is the browser’s own work. */
  origins: { ours: string; peer: string; empty: string }
  rounds: number
  browser: Browser
  /** Of the browser, for Lighthouse. */
  debuggingPort: number
  say: (step: string) => void
}

/** All pages in turns, medians of all rounds. */
export interface InTurns {
  comparisons: readonly Comparison[]
  emptyPage: PageCost
}

/**
 * Loads ours, the peer’s, ours, the peer’s and so on, pair by pair and round by round, and the empty page once a round, so
 * that whatever slows the machine for a while slows all. Every load counts; none is made again for what it showed.
 */
export async function measureInTurns(turns: Turns): Promise<InTurns> {
  const { pairs, origins, rounds, browser, debuggingPort, say } = turns
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
  const empty = new Array<PageCost>()
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}, empty page`)
    empty.push(await measured(origins.empty))
    for (const { pair, ours, peer } of loads) {
      say(`round ${round} of ${rounds}, ${pair.path}`)
      ours.push(await measured(origins.ours + pair.path))
      peer.push(await measured(origins.peer + pair.peer))
    }
  }
  const comparisons = loads.map(({ pair, ours, peer }) => ({
    path: pair.path,
    peerPath: pair.peer,
    ours: medianCost(ours),
    peer: medianCost(peer),
  }))
  return { comparisons, emptyPage: medianCost(empty) }
}
