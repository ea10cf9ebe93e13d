import { type BotId, botIds, bots } from '../../site/content/pricing.ts'
import { cheapest, type PackageCost, packageCosts } from '../../site/pricing/package-costs.ts'
import { grouped, rupees } from '../../common/ui/indian-numbers.ts'
import { termsOf } from '../search/terms.ts'
import { isAmountAlone } from './amounts.ts'
import { readVolumes } from './read-volumes.ts'

/** What one bot costs in a month. */
export interface BotSum {
  bot: BotId
  volume: number
  best: PackageCost
  /** The other packages, cheapest first; one may cost the same. */
  others: PackageCost[]
}

export type PriceReply =
  | { kind: 'price'; say: string; sums: BotSum[]; total: number; workings: string[]; href: string }
  /** An amount without its unit, calls without their length, or more than the rate card covers. */
  | { kind: 'price-open'; say: string }

/** A larger monthly volume is agreed in person, as in the estimator. */
const mostUnits = 9_99_999
const aboutPrice =
  /\b(price|pricing|cost|costs|how much|hw much|charges?|bill|package|plan|pack|cheapest|cheaper|budget|estimate|quote|rupees|rs|inr|kitna|kitne|paisa|paise|kharcha|lagega|total|spend|pay|comes? to|starter|growth|scale)\b|₹/i
/** For units beyond a package: they have their own rate, and no package is bought for them. */
const aboutExtra =
  /\b(extra|additional|excess|overage|exceed\w*|cross(?:ed|es|ing)?)\b|\b(above|over|beyond)\b.*\b(plan|pack|package|starter|growth|scale|limit|quota|allowance|mine)\b/i

/** The sum for a question that names monthly volumes; undefined when the question is about something else. */
export function priceReply(question: string): PriceReply | undefined {
  if (aboutExtra.test(question)) return undefined
  const { volumes, workings, callsAlone } = readVolumes(question)
  const asksPrice = aboutPrice.test(question)
  if (callsAlone && asksPrice) {
    return {
      kind: 'price-open',
      say: 'Voice is priced by the minute. Tell me how long a call is, for example “15,000 calls of 3 minutes”, and I will do the sum.',
    }
  }
  if (isAmountAlone(question)) {
    return {
      kind: 'price-open',
      say: 'Of what: minutes, emails or chats? Say which, for example “16,000 minutes”, and I will do the sum.',
    }
  }
  const named = botIds.filter((id) => volumes[id])
  if (named.length === 0 || !(asksPrice || ordersVolume(question) || speaksOfNothingElse(question)))
    return undefined
  if (named.some((id) => (volumes[id] ?? 0) > mostUnits)) {
    return {
      kind: 'price-open',
      say: `More than ${grouped(mostUnits)} units a month is agreed in person. Contact Sales will work it out with you.`,
    }
  }
  const sums = named.map((bot): BotSum => {
    const volume = volumes[bot] ?? 0
    const [best] = cheapest(bots[bot], volume)
    if (!best) throw new Error('The rate card has no packages.')
    const others = packageCosts(bots[bot], volume)
      .filter(({ name }) => name !== best.name)
      .toSorted((one, other) => one.total - other.total)
    return { bot, volume, best, others }
  })
  const total = sums.reduce((all, { best }) => all + best.total, 0)
  const search = new URLSearchParams(sums.map(({ bot, volume }) => [bot, String(volume)]))
  return {
    kind: 'price',
    say: spoken(sums, total),
    sums,
    total,
    workings,
    href: `/offers?${search}#estimate`,
  }
}

function spoken(sums: readonly BotSum[], total: number): string {
  const parts = sums.map(
    ({ bot, volume, best }) =>
      `For ${grouped(volume)} ${bots[bot].unit.many} a month, ${best.name} costs least: ${rupees(best.total)}.`,
  )
  return sums.length > 1 ? `${parts.join(' ')} Together ${rupees(total)}.` : parts.join(' ')
}

/** Whether a question begins with a monthly volume and asks nothing about it: "12000 min for collections". */
function ordersVolume(question: string): boolean {
  return (
    /^\s*(?:about|around|say|approx\.?|roughly)?\s*\d/i.test(question) &&
    /\b(?:a|per|each|every|\/) ?month\b|\bmonthly\b|\bmahin/i.test(question)
  )
}

const measures = new Set(
  termsOf(
    'minutes mins min emails mails chats messages conversations calls call month monthly day daily per each k lakh thousand volume average avg approx about voice whatsapp bot',
  ),
)

/** Whether a question is only volumes: "20k emails and 5,000 minutes". */
function speaksOfNothingElse(question: string): boolean {
  return termsOf(question).every((term) => /^\d/.test(term) || measures.has(term))
}
