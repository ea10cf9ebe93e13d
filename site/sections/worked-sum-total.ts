/** One line of a worked sum. */
export interface SumEntry {
  label: string
  /** How the amount is computed, in figures: "1,904 calls × 16 s = 507 min × ₹4.00". */
  working: string
  /** Rupees; negative for a cost. */
  amount: number
  /** Counted lines below it, if any. */
  lines?: number
}

/** Amounts in whole rupees as displayed, and their total, so that the displayed figures add up. */
export function addUp(entries: readonly SumEntry[]): { shown: number[]; total: number } {
  const shown = entries.map(({ amount }) => Math.round(amount))
  return { shown, total: shown.reduce((sum, amount) => sum + amount, 0) }
}
