import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { median } from '../../common/figures/statistics.ts'
import { StaticHost } from '../../tests/support/static-host.ts'
import { browserArguments } from '../browser-arguments.ts'
import { buildDirectory } from '../../site/build/build-directory.ts'
import { ensureBrowser } from '../ensure-browser.ts'
import { ensureStandInFont } from '../ensure-stand-in-font.ts'
import { projectRoot } from '../run-command.ts'
import type { Found } from './main.ts'
import { builtPeer } from './peer.ts'
import { markdownTable, type Bar } from './report.ts'
import { makeVisit, visitBars, visitedPaths, type PageOfVisit } from './visit.ts'

/** AstroWind's closest counterparts to our pages. It has none for one product or one trade. */
const peerPaths = ['/', '/services', '/pricing', '/about', '/get-started-website-with-astro-tailwind-css']

/** Alternating visits to each site, without load and with it; medians are judged. */
const rounds = 5

type Figure = Exclude<keyof PageOfVisit, 'path'>

/**
 * Alternating visits to ours and AstroWind's. Both are served by the same plain static host, each with the headers its
 * build asks for: our own server would apply its security policy to the other's pages and block their scripts.
 */
export async function measureVisits(say: (step: string) => void): Promise<Found> {
  const peerFolder = await builtPeer(say)
  await using ours = await StaticHost.serve(join(projectRoot, buildDirectory, 'client'))
  await using theirs = await StaticHost.serve(peerFolder)
  await ensureStandInFont()
  await using browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    // Without WebGL, as on most phones this slow: home has no scene.
    args: [...browserArguments, '--disable-3d-apis'],
  })
  // The host compresses each file once, before times count.
  await makeVisit(browser, theirs, peerPaths, { slow: false })
  await makeVisit(browser, ours, visitedPaths, { slow: false })
  say('without load')
  const quiet = await inTurns(browser, ours, theirs)
  say('with load')
  const loaded = await underLoad(() => inTurns(browser, ours, theirs))
  return {
    bars: [
      ...weightBars(quiet.ours),
      ...barsBeside('Without load', quiet),
      ...barsBeside('With load', loaded),
    ],
    text: `A phone with a quarter of this processor, 150 ms to the server and 1.6 Mbit/s; five pages in one visit with an empty cache,
six seconds on each, everything counted; medians of ${rounds} visits of each site in turns. Load is two processes that spin.

${tableOf('Without load', quiet)}

${tableOf('With load', loaded)}`,
  }
}

interface Beside {
  ours: PageOfVisit[]
  theirs: PageOfVisit[]
}

async function inTurns(browser: Browser, ours: StaticHost, theirs: StaticHost): Promise<Beside> {
  const seen: { ours: PageOfVisit[][]; theirs: PageOfVisit[][] } = { ours: [], theirs: [] }
  for (let round = 0; round < rounds; round++) {
    seen.ours.push(await makeVisit(browser, ours, visitedPaths, { slow: true }))
    seen.theirs.push(await makeVisit(browser, theirs, peerPaths, { slow: true }))
  }
  return { ours: medianVisit(seen.ours), theirs: medianVisit(seen.theirs) }
}

/** Each figure of each page as the median over visits to the same pages. */
function medianVisit(visits: readonly PageOfVisit[][]): PageOfVisit[] {
  const [first = []] = visits
  return first.map(({ path }, at) => {
    const middle = (figure: Figure) => median(visits.map((visit) => visit[at]?.[figure] ?? NaN))
    return {
      path,
      bytes: middle('bytes'),
      largestPaint: middle('largestPaint'),
      mainThread: middle('mainThread'),
      blocking: middle('blocking'),
      layoutShift: middle('layoutShift'),
    }
  })
}

/** Does some work while other processes keep the machine busy. */
async function underLoad<T>(work: () => Promise<T>): Promise<T> {
  // They end when their parent is gone: a killed benchmark must not leave a machine busy forever.
  const spin =
    'const parent = process.ppid; while (process.ppid === parent) for (let turn = 0; turn < 1e8; turn += 1);'
  const children = [1, 2].map(() => spawn(process.execPath, ['--eval', spin], { stdio: 'ignore' }))
  try {
    return await work()
  } finally {
    for (const child of children) child.kill('SIGKILL')
  }
}

const sum = (pages: readonly PageOfVisit[], figure: Figure) =>
  pages.reduce((total, page) => total + page[figure], 0)

function weightBars(pages: readonly PageOfVisit[]): Bar[] {
  const [first = 0, ...further] = pages.map(({ bytes }) => bytes / 1000)
  return [
    { what: 'First page (kB)', value: first, atMost: visitBars.first },
    { what: 'Heaviest further page (kB)', value: Math.max(...further), atMost: visitBars.further },
    { what: 'Visit (kB)', value: sum(pages, 'bytes') / 1000, atMost: visitBars.all },
  ]
}

function barsBeside(when: string, { ours, theirs }: Beside): Bar[] {
  const ratio = (figure: Figure) => sum(ours, figure) / sum(theirs, figure)
  return [
    { what: `${when}: largest paints, times AstroWind’s`, value: ratio('largestPaint'), atMost: 0.9 },
    { what: `${when}: main thread, times AstroWind’s`, value: ratio('mainThread'), atMost: 1 },
    { what: `${when}: blocking, times AstroWind’s`, value: ratio('blocking'), atMost: 1 },
    { what: `${when}: layout shift`, value: sum(ours, 'layoutShift'), atMost: 0 },
  ]
}

function tableOf(when: string, { ours, theirs }: Beside): string {
  const cells = (pages: readonly PageOfVisit[], path: string) => [
    path,
    (sum(pages, 'bytes') / 1000).toFixed(1),
    ...(['largestPaint', 'mainThread', 'blocking'] as const).map((figure) => sum(pages, figure).toFixed(0)),
    sum(pages, 'layoutShift').toFixed(4),
  ]
  return markdownTable(
    [when, 'kB', 'Largest paint (ms)', 'Main thread (ms)', 'Blocking (ms)', 'Layout shift'],
    [
      ...ours.map((page) => cells([page], page.path)),
      cells(ours, 'all five'),
      ...theirs.map((page) => cells([page], `AstroWind ${page.path}`)),
      cells(theirs, 'AstroWind, all five'),
    ],
  )
}
