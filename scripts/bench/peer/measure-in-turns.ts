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
  debuggingPort: number
  say: (step: string) => void
}

/**
 * Loads ours, the peer’s, ours, the peer’s and so on, pair by pair and round by round, so that whatever slows the machine
 * for a while slows both. Every load counts; none is made again for what it showed.
 */
export async function measureInTurns({ pairs, origins, rounds, debuggingPort, say }: Turns) {
  const loads = pairs.map((pair) => ({ pair, ours: new Array<PageCost>(), peer: new Array<PageCost>() }))
  for (let round = 1; round <= rounds; round += 1) {
    for (const { pair, ours, peer } of loads) {
      say(`round ${round} of ${rounds}, ${pair.path}`)
      ours.push(await measured(origins.ours + pair.path, debuggingPort, say))
      peer.push(await measured(origins.peer + pair.peer, debuggingPort, say))
    }
  }
  return loads.map(({ pair, ours, peer }): Comparison => ({
    path: pair.path,
    peerPath: pair.peer,
    ours: medianCost(ours),
    peer: medianCost(peer),
  }))
}

/** Lighthouse itself fails now and then and then has no figures at all: only then it is asked once more. */
async function measured(url: string, port: number, say: (step: string) => void): Promise<PageCost> {
  try {
    return await pageCost(url, port)
  } catch (error) {
    say(`${url} gave no figures: ${String(error)}`)
    return pageCost(url, port)
  }
}
