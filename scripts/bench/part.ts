import type { BudgetResult } from './budgets/check-budgets.ts'
import type { Options } from './options.ts'

/** What one part found. */
export interface PartResult {
  /** What its document says below the budgets, in Markdown. */
  text: string
  budgets: BudgetResult[]
}

/** One part of the benchmark, which can be run by itself. */
export interface Part {
  /** Word on the command line. */
  name: string
  /** What it measures, for people who choose. */
  about: string
  /** Measures; `say` is told what is under way. May throw: the other parts are measured all the same. */
  measure: (options: Options, say: (step: string) => void) => Promise<PartResult>
}
