import { facts, markedChecks, phrases, transcript } from '../call-words-forms.ts'
import type { ConsoleCall } from '../console-call.ts'

/** An instalment moved to another day of the month. */
export const emiDate: ConsoleCall = {
  id: 'c067',
  language: 'Tamil',
  reason: 'EMI date',
  ...transcript(`
    lang: ta
    0 4 assistant: Vanakkam, Kaveri Bank. | வணக்கம், காவேரி வங்கி.
    6 13 caller: When is this month’s EMI? | இந்த மாத EMI எப்போது?
    6 mood: Even
    14 system: Loan account found
    15 22 assistant: On the fifth, {amount} rupees. | ஐந்தாம் தேதி, {amount} ரூபாய்.
    24 29 caller: Can the date be changed? | தேதியை மாற்ற முடியுமா?
    30 system: Date change allowed once a year
    31 40 assistant: It can be moved to the tenth. Your date of birth? | பத்தாம் தேதிக்கு மாற்றலாம். உங்கள் பிறந்த தேதி?
    42 46 caller: 3 May, 1990 | மூன்று மே, 1990
    47 system: Caller verified, two factors
    49 system: EMI date set to the 10th
    50 59 assistant: Thank you. From next month it is the tenth. | நன்றி. அடுத்த மாதம் முதல் பத்தாம் தேதி.
    61 65 caller: Thank you very much. | ரொம்ப நன்றி.
    61 mood: Pleased
    67 73 assistant: Thank you. Is there anything else? | நன்றி. வேறு ஏதாவது உதவி வேண்டுமா?
  `),
  checks: markedChecks(`
    3 greeting, 8 language, 15 restates, 26 composure, 34 date-or-time, 47 two-factors,
    50 right-action, 70 anything-left
  `),
  system: 'LOS · emi-date(10)',
  verifiedAt: 47,
  suggestion: 'Mention the auto-pay discount',
  takeUp: phrases(`
    said: With auto-pay there is a small discount on the interest. | ஆட்டோ-பே வைத்தால் வட்டியில் சிறு தள்ளுபடி உண்டு.
    answered: Is that so? Do that too. | அப்படியா? அதையும் செய்யுங்கள்.
  `),
  facts: facts(`
    birth, dob: 3 May, 1990 | மூன்று மே, 1990
    why, salary: My salary comes on the seventh. | சம்பளம் ஏழாம் தேதி வருகிறது.
    tenth, date, day: The tenth is fine. | பத்தாம் தேதி சரி.
  `),
  blanks: { amount: ['6,450', '8,120', '4,975', '11,300'] },
}
