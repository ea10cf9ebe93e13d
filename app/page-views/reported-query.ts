import { campaignKeys } from '../../lead/site-event.ts'

/** The part of an address’s query that names the campaign. Nothing else of it is reported: visitors type into it. */
export function reportedQuery(search: string): string {
  const all = new URLSearchParams(search)
  const campaign = campaignKeys.filter((key) => all.get(key)).map((key) => [key, all.get(key) ?? ''])
  return new URLSearchParams(campaign).toString()
}
