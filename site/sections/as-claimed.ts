import { site } from '../../common/brand/site.ts'

/** States whose figures a page shows, and over which customers they count. */
export const asClaimed = `as claimed by ${site.company} across all customers`

/** The same, when the shares of queries and of cost are included: nobody has measured those two. */
export const claimedAndPossible = `Figures ${asClaimed}; resolution and cost are examples of what is possible: plan with 60 of 100.`
