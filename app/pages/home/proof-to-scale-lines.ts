/**
 * How many lines draw `amount` at 100,000 a line (`fine`) and at 500,000 a line (`coarse`). Throws a RangeError
 * where the lines would not come out whole: the drawing says it is to scale.
 */
export function scaleLines(amount: number): { fine: number; coarse: number } {
  const [fine, coarse] = [amount / 100_000, amount / 500_000]
  if (!Number.isInteger(coarse)) throw new RangeError(`${amount} is no whole number of lines`)
  return { fine, coarse }
}
