import { site } from '../../common/brand/site.ts'

/** How a page says whose figures it shows, and over which customers they count. */
export const asClaimed = `as claimed by ${site.company} across all customers`

/** The same, where the shares of queries and of cost are among them: nobody has measured those two. */
export const claimedAndPossible = `Figures ${asClaimed}; resolution and cost are examples of what is possible: plan with 60 of 100.`
