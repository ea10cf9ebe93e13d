import { type BotId, botIds, type BotPrices, bots, estimateOpening } from '../../content/pricing.ts'
import { grouped, rupees } from '../../../common/ui/indian-numbers.ts'
import { cheapest, listOfNames } from '../../pricing/package-costs.ts'
import { readVolume } from './read-volume.ts'

/** Contents of the fields, as typed. */
export type Entries = Readonly<Record<BotId, string>>

/** Entries shown before the visitor has made any. */
export const firstEntries: Entries = { voice: '16,000', email: '0', chat: '0' }

/** The entries in an address, as in "?voice=16000&email=24000"; undefined if it has none. */
export function entriesIn(search: string): Entries | undefined {
  const asked = new URLSearchParams(search)
  if (!botIds.some((id) => asked.has(id))) return undefined
  const entry = (id: BotId) => tidy(asked.get(id) ?? '0', id)
  return { voice: entry('voice'), email: entry('email'), chat: entry('chat') }
}

/**
 * The search part that keeps the entries: "?voice=16000&email=24000"; empty if there are none. Other parameters in
 * `search`, such as the visitor's campaign, stay in front.
 */
export function searchOf(entries: Entries, search = ''): string {
  const asked = new URLSearchParams(search)
  for (const id of botIds) asked.delete(id)
  for (const { id, volume } of usedBots(entries)) asked.append(id, String(volume))
  return asked.size > 0 ? `?${asked}` : ''
}

/** That many units in words: “16,000 minutes”. */
export function counted(count: number, { one, many }: BotPrices['unit']): string {
  return `${grouped(count)} ${count === 1 ? one : many}`
}

/** A volume in Indian grouping; anything else is returned as typed. */
export function tidy(text: string, id: BotId): string {
  const { volume } = readVolume(text, bots[id].unit.many)
  return volume === undefined ? text : grouped(volume)
}

/** The bots with a volume, each with the packages that cost least and their cost in rupees a month. */
export function usedBots(entries: Entries) {
  return botIds.flatMap((id) => {
    const { volume } = readVolume(entries[id], bots[id].unit.many)
    if (!volume) return []
    const least = cheapest(bots[id], volume)
    const names = listOfNames(
      least.map(({ name }) => name),
      'disjunction',
    )
    return [{ id, volume, names, total: least[0]?.total ?? 0 }]
  })
}

/** The estimate in one line, for the visitor's message; undefined if no bot is used. */
export function messageLine(entries: Entries): string | undefined {
  const used = usedBots(entries)
  if (used.length === 0) return undefined
  const parts = used.map(({ id, volume, names, total }) => {
    const { name, unit } = bots[id]
    return `${name}, ${counted(volume, unit)} a month, ${names}: ${rupees(total)}`
  })
  const sum = used.reduce((all, { total }) => all + total, 0)
  const together = used.length > 1 ? ` Together ${rupees(sum)} a month.` : ''
  return `${estimateOpening} ${parts.join('. ')}.${together}`
}
