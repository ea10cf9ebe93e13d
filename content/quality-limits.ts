/** From this score up a call is good, out of 100. */
export const goodFrom = 80
/** From this score up, and below `goodFrom`, a call is to be watched; below it, it failed. */
export const watchFrom = 60
