import { site } from '../../../common/brand/site.ts'

const format = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' })

/** A date such as 2025-10-07 in words: 7 October 2025. */
export function longDate(day: string): string {
  return format.format(new Date(day))
}
