const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** A whole number in Indian grouping: 110196 is "1,10,196". */
export function grouped(number: number): string {
  return grouping.format(number)
}

/** An amount in rupees, rounded to whole ones: 450666.7 is "₹4,50,667". */
export function rupees(amount: number): string {
  return `₹${grouped(Math.round(amount))}`
}
