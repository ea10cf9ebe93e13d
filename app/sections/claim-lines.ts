/** How a claim is drawn in counted lines, so that the drawing follows the claim. */
export type ClaimLines = { spoken?: boolean } & (
  | {
      /** What one line stands for, in the claim’s unit; all lines are lit. */
      each: number
    }
  | {
      /** A share of a hundred lines: the claim itself is lit, or what it leaves over. */
      ofHundred: 'claimed' | 'left'
    }
)

/** Lines lit, and lines in all. Throws a RangeError where they would not come out whole: the words say what one is. */
export function countLines(amount: number, lines: ClaimLines): { lit: number; of: number } {
  const isShare = 'ofHundred' in lines
  const exact = isShare ? (lines.ofHundred === 'claimed' ? amount : 100 - amount) : amount / lines.each
  const lit = Math.round(exact)
  if (Math.abs(exact - lit) > 1e-9) throw new RangeError(`${amount} is no whole number of lines`)
  return { lit, of: isShare ? 100 : lit }
}
