/** What the doctor finds. `warn` is a risk, `wrong` is something that does not work now. */
export interface Verdict {
  state: 'ok' | 'note' | 'warn' | 'wrong'
  text: string
}

export const ok = (text: string): Verdict => ({ state: 'ok', text })
export const note = (text: string): Verdict => ({ state: 'note', text })
export const warn = (text: string): Verdict => ({ state: 'warn', text })
export const wrong = (text: string): Verdict => ({ state: 'wrong', text })

/** The verdicts that apply. */
export const found = (...verdicts: readonly (readonly [applies: boolean, verdict: Verdict])[]): Verdict[] =>
  verdicts.filter(([applies]) => applies).map(([, verdict]) => verdict)
