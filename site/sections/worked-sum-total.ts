/** One line of a worked sum. */
export interface SumEntry {
  label: string
  /** How the amount comes about, in figures: "1,904 calls × 16 s = 507 min × ₹4.00". */
  working: string
  /** Rupees; below zero where it is a cost. */
  amount: number
  /** Counted lines under it, where it has some. */
  lines?: number
}

/** Amounts in whole rupees as they are shown, and their total, so that what is read adds up. */
export function addUp(entries: readonly SumEntry[]): { shown: number[]; total: number } {
  const shown = entries.map(({ amount }) => Math.round(amount))
  return { shown, total: shown.reduce((sum, amount) => sum + amount, 0) }
}
