/** What the doctor finds. `warn` is a risk, `wrong` does not work now. */
export interface Verdict {
  state: 'ok' | 'note' | 'warn' | 'wrong'
  text: string
}

/** What one check of the doctor finds. */
export type Verdicts = Generator<Verdict, void, void>
export type VerdictsLater = AsyncGenerator<Verdict, void, void>

export const ok = (text: string): Verdict => ({ state: 'ok', text })
export const note = (text: string): Verdict => ({ state: 'note', text })
export const warn = (text: string): Verdict => ({ state: 'warn', text })
export const wrong = (text: string): Verdict => ({ state: 'wrong', text })
