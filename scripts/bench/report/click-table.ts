import type { ClickComparison } from '../clicks/compare-clicks.ts'
import type { Click } from '../clicks/click-to-painted.ts'
import { spread } from '../statistics.ts'
import { millisecondsSpread } from './format.ts'
import { markdownTable } from './markdown-table.ts'

/** The times from click to painted page, by link and for all of them. */
export function clickTable({ ahead, plain }: ClickComparison): string {
  const rows = [...Map.groupBy(ahead, nameOf)].map(([name, clicks]) =>
    row(
      name,
      clicks,
      plain.filter((click) => nameOf(click) === name),
    ),
  )
  return markdownTable(
    ['Link', 'As it is (ms)', 'Rendered ahead', 'Nothing ahead (ms)'],
    [...rows, row('all', ahead, plain)],
  )
}

const nameOf = ({ from, to }: Click) => `${from} to ${to}`

const times = (clicks: readonly Click[]) =>
  millisecondsSpread(spread(clicks.map(({ toPainted }) => toPainted)))

function row(name: string, ahead: readonly Click[], plain: readonly Click[]): string[] {
  const rendered = ahead.filter(({ prerendered }) => prerendered).length
  return [name, times(ahead), `${rendered} of ${ahead.length}`, times(plain)]
}
