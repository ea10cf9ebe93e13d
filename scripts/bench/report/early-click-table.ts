import type { Device } from '../browser/devices.ts'
import { earlyLosses } from '../figures.ts'
import { millisecondsSpread } from './format.ts'
import { markdownTable } from './markdown-table.ts'
import type { PageResult } from '../page-result.ts'

const devices: Device[] = ['phone', 'desktop']

/** What was lost to early visitors, by page and device. */
export function earlyClickTable(pages: readonly PageResult[]): string {
  const rows = pages.flatMap((page) =>
    devices.map((device) => {
      const losses = earlyLosses(page, device)
      if (!losses) return [page.path, device, 'no button on the first screen', '', '', '']
      return [
        page.path,
        device,
        String(losses.visitors),
        String(losses.clicks),
        String(losses.characters),
        millisecondsSpread(losses.clickToHydrated),
      ]
    }),
  )
  return markdownTable(
    ['Page', 'Device', 'Visitors', 'Clicks lost', 'Characters lost', 'Click to hydrated (ms)'],
    rows,
  )
}
