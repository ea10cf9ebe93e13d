import { day } from '../../common/lead/milliseconds.ts'
import type { PageViewStore } from '../store/page-views.ts'
import { istDay } from '../time/ist-time.ts'
import { note, ok, type VerdictsLater } from './verdict.ts'

const days = 7
const mostNamed = 5

/** Where browsers met an error in the site's scripts in the last days, most frequent position first. */
export async function* examineScripts(store: Pick<PageViewStore, 'eventTotals'>, now: Date): VerdictsLater {
  const since = istDay(new Date(now.getTime() - (days - 1) * day))
  const failures = (await store.eventTotals('heading', { since }))
    .filter(({ event }) => event === 'script_failed')
    .toSorted((a, b) => b.number - a.number)
  if (failures.length === 0) return yield ok(`No browser has reported a failed script in ${days} days`)
  const sum = failures.reduce((total, { number }) => total + number, 0)
  const named = failures.slice(0, mostNamed).map(({ name, number }) => `${name} (${number})`)
  if (failures.length > mostNamed) named.push(`and ${failures.length - mostNamed} other places`)
  yield note(`Page views in ${days} days in which a script failed: ${sum}, at ${named.join(', ')}`)
}
