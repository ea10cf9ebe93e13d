import type { ClickComparison } from '../clicks/compare-clicks.ts'
import type { Click } from '../clicks/click-to-painted.ts'
import { spread } from '../statistics.ts'
import { millisecondsSpread } from './format.ts'
import { markdownTable } from './markdown-table.ts'

type Walks = Pick<ClickComparison, 'ahead' | 'touched' | 'plain'>

/** The times from click to painted page, by link and for all of them. */
export function clickTable({ ahead, touched, plain }: Walks): string {
  const names = [...new Set(ahead.map(nameOf))]
  const rows = names.map((name) => {
    const ofLink = (clicks: readonly Click[]) => clicks.filter((click) => nameOf(click) === name)
    return row(name, { ahead: ofLink(ahead), touched: ofLink(touched), plain: ofLink(plain) })
  })
  return markdownTable(
    ['Link', 'Mouse (ms)', 'Rendered ahead', 'Finger (ms)', 'Rendered ahead', 'Nothing ahead (ms)'],
    [...rows, row('all', { ahead, touched, plain })],
  )
}

const nameOf = ({ from, to }: Click) => `${from} to ${to}`

const times = (clicks: readonly Click[]) =>
  millisecondsSpread(spread(clicks.map(({ toPainted }) => toPainted)))

const renderedOf = (clicks: readonly Click[]) =>
  `${clicks.filter(({ prerendered }) => prerendered).length} of ${clicks.length}`

function row(name: string, { ahead, touched, plain }: Record<keyof Walks, readonly Click[]>): string[] {
  return [name, times(ahead), renderedOf(ahead), times(touched), renderedOf(touched), times(plain)]
}
