/**
 * A number in Indian grouping, rounded to that many decimals: 110196 is "1,10,196". By hand, as creating the browser's
 * own `Intl.NumberFormat` for India takes 25 ms on an office computer, and a hundred on a phone.
 */
export function grouped(number: number, mostDecimals = 0): string {
  const [whole = '', decimals] = String(Number(number.toFixed(mostDecimals))).split('.')
  const inGroups = whole.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')
  return decimals === undefined ? inGroups : `${inGroups}.${decimals}`
}

/** An amount in rupees, rounded to whole ones: 450666.7 is "₹4,50,667". */
export function rupees(amount: number): string {
  return `₹${grouped(Math.round(amount))}`
}
