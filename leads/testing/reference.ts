import { site } from '../../common/brand/site.ts'

const prefix = site.brand.slice(0, 2).toUpperCase()

/** A lead's reference under the site's current name, by its day and number: `251014-0001`. */
export function ref(dayAndNumber: string): string {
  return `${prefix}-${dayAndNumber}`
}
