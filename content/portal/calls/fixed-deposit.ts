import { facts, markedChecks, phrases, transcript } from '../call-words-forms.ts'
import type { ConsoleCall } from '../console-call.ts'

/** A deposit that matures, renewed for another year. Arrives while the demo runs. */
export const fixedDeposit: ConsoleCall = {
  id: 'c473',
  language: 'Gujarati',
  reason: 'Fixed deposit',
  ...transcript(`
    lang: gu
    0 4 assistant: Namaste, Kaveri Bank. | નમસ્તે, કાવેરી બેંક.
    5 12 caller: My FD matures this month. What should I do? | મારી FD આ મહિને પાકે છે. શું કરું?
    5 mood: Unsure
    14 20 assistant: Let me look. Would you tell me your date of birth? | હું જોઉં છું. તમારી જન્મતારીખ કહેશો?
    22 27 caller: 23 March, 1958 | ત્રેવીસ માર્ચ, 1958
    28 system: Caller verified, two factors
    30 system: Deposit found, matures 19 Oct
    32 43 assistant: ₹{amount}, it matures on the 19th. Shall I renew it? | ₹{amount}, ઓગણીસ તારીખે પાકે છે. ફરી મૂકવી છે?
    45 51 caller: Yes, for a year. What is the interest? | હા, એક વરસ માટે. વ્યાજ કેટલું?
    52 system: Rate read, senior citizen
    54 63 assistant: 7.1 per cent. Half a per cent more for senior citizens. | 7.1 ટકા. સિનિયર સિટિઝનને અડધો ટકો વધારે.
    65 68 caller: Very good. | સરસ.
    65 mood: Pleased
    69 system: Renewed for 12 months
    70 77 assistant: Done. The receipt is on SMS. | થઈ ગયું. રસીદ SMS પર મોકલી છે.
  `),
  checks: markedChecks(`
    2 greeting, 8 language, 17 one-question, 28 two-factors, 36 restates, 40 date-or-time,
    70 right-action, 76 no-secrets
  `),
  system: 'CBS · renew(12)',
  verifiedAt: 28,
  suggestion: 'Ask about a nominee',
  takeUp: phrases(`
    said: Shall I keep the same nominee? | નોમિની એ જ રાખું?
    answered: Yes, the same. | હા, એ જ.
  `),
  facts: facts(`
    birth, dob: 23 March, 1958 | ત્રેવીસ માર્ચ, 1958
    how long, year, months: For a year. | એક વરસ માટે.
    nominee: My wife. | મારી પત્ની.
  `),
  blanks: { amount: ['2,50,000', '1,00,000', '4,75,000'] },
}
