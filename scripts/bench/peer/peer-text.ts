import { checkBudgets } from '../budgets/check-budgets.ts'
import { kilobytes, markdownTable, rounded } from '../report/format.ts'
import { visitBars } from '../visit/visit-bars.ts'
import type { PageOfVisit } from '../visit/weigh-visit.ts'
import type { Comparison, InTurns } from './measure-in-turns.ts'
import { peerBars, timesThePeer } from './peer-bars.ts'

const headings = [
  'Page',
  'AstroWind’s',
  'Score',
  'Largest paint (ms)',
  'Blocking (ms)',
  'Simulated blocking (ms)',
  'Main thread (ms)',
  'kB',
  'Nodes',
  'Bars',
]

interface PeerFindings {
  visit: readonly PageOfVisit[]
  quiet: InTurns
  loaded: InTurns
  rounds: number
  /** Load average of the machine over the last minute. */
  loadAtStart: number
}

/** What the part found, as sections of its document. */
export function peerText({ visit, quiet, loaded, rounds, loadAtStart }: PeerFindings): string {
  return `## A visit

What each page of one visit brings in its first six seconds, on a phone's screen, in kB of 1,000 bytes as sent, with heads,
brotli. Without WebGL, so home is without its scene.

${visitTable(visit)}

## Beside AstroWind

This site / AstroWind's page, with the ratio in brackets where a bar is on it. Medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'} in turns, Lighthouse's
mobile configuration with simulated throttling; blocking is of loads in a browser with a slowed line and processor, and
counts what a page puts off too. Every run counts. AstroWind's remote pictures are replaced by one of its
own. The machine's load was ${loadAtStart.toFixed(1)} before the first run.

${turnsText(quiet)}

## Beside AstroWind, under load

The same with two processes that spin.

${turnsText(loaded)}`
}

/** The table of one run in turns, and below it what no bar judges: simulated blocking, and the browser’s own part. */
function turnsText({ comparisons, emptyPage }: InTurns): string {
  const above = comparisons.filter(({ ours, peer }) => ours.blockingTime > peer.blockingTime)
  return `${comparisonTable(comparisons)}

Simulated blocking, which is not judged, is above AstroWind's on ${above.length} of ${comparisons.length} pages. A page with one word and nothing else,
in the same turns: blocking ${rounded(emptyPage.blockingInBrowser)} ms, simulated ${rounded(emptyPage.blockingTime)} ms, main thread ${rounded(emptyPage.mainThread)} ms.`
}

/** Ours / AstroWind’s, with how many times it is in brackets where that is judged, and whether every bar is kept. */
function comparisonTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((comparison) => {
    const { path, peerPath, ours, peer } = comparison
    const judged = (measure: 'largestPaint' | 'blockingInBrowser' | 'mainThread') => {
      const times = timesThePeer(ours[measure], peer[measure])
      const shown = Number.isFinite(times) ? times.toFixed(2) : '∞'
      return `${rounded(ours[measure])} / ${rounded(peer[measure])} (${shown})`
    }
    const misses = checkBudgets([comparison], peerBars('')).filter((bar) => bar.missed.length > 0)
    return [
      path,
      peerPath,
      `${ours.score} / ${peer.score}`,
      judged('largestPaint'),
      judged('blockingInBrowser'),
      `${rounded(ours.blockingTime)} / ${rounded(peer.blockingTime)}`,
      judged('mainThread'),
      `${kilobytes(ours.bytes)} / ${kilobytes(peer.bytes)}`,
      `${rounded(ours.nodes)} / ${rounded(peer.nodes)}`,
      verdict(misses.length),
    ]
  })
  return markdownTable(headings, rows)
}

/** What each page of the visit brings beside what it may. */
function visitTable(pages: readonly PageOfVisit[]): string {
  const row = (name: string, bytes: number, allowed: number) => [
    name,
    kilobytes(bytes),
    String(allowed),
    verdict(Number(bytes > allowed * 1000)),
  ]
  const all = pages.reduce((sum, { bytes }) => sum + bytes, 0)
  return markdownTable(
    ['Page', 'kB', 'Allowed', 'Bars'],
    [
      ...pages.map(({ path, bytes }, at) => row(path, bytes, at === 0 ? visitBars.first : visitBars.further)),
      row('All', all, visitBars.all),
    ],
  )
}

const verdict = (misses: number) => (misses === 0 ? 'pass' : `MISS: ${misses}`)
