import type { Device } from '../browser/devices.ts'
import { earlyLosses, scriptsBeforePaint } from '../figures.ts'
import type { RouteResult } from '../page-result.ts'
import { spread } from '../statistics.ts'
import { millisecondsSpread } from './format.ts'
import { markdownTable } from './markdown-table.ts'

const devices: Device[] = ['phone', 'desktop']

const headings = [
  'Page',
  'Script files before paint',
  'Script before paint (ms)',
  ...devices.flatMap((device) => [`Lost on a ${device}`, 'Click to hydrated (ms)']),
]

/** What script came before each page was painted, and what was lost to visitors who pressed before it had started. */
export function earlyTable(pages: readonly RouteResult[]): string {
  const rows = pages.map((page) => {
    const ran = spread(page.traces.map((trace) => trace.ran))
    return [
      page.path,
      String(scriptsBeforePaint(page).length),
      ran.min === ran.max
        ? ran.median.toFixed(1)
        : `${ran.median.toFixed(1)} (${ran.min.toFixed(1)} to ${ran.max.toFixed(1)})`,
      ...devices.flatMap((device) => lossCells(page, device)),
    ]
  })
  return markdownTable(headings, rows)
}

function lossCells(page: RouteResult, device: Device): string[] {
  const losses = earlyLosses(page, device)
  if (!losses) return ['no button on the first screen', '']
  const { clicks, characters, visitors, clickToHydrated } = losses
  return [`${clicks} of ${visitors} clicks, ${characters} characters`, millisecondsSpread(clickToHydrated)]
}
