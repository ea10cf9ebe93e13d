import { consoleCall } from '../call-words-forms.ts'
import type { ConsoleCall } from '../console-call.ts'

export const accounts: readonly ConsoleCall[] = [
  // The shortest of calls: a balance, and whether the salary is in it.
  consoleCall({
    id: 'c181',
    language: 'Kannada',
    reason: 'Balance',
    system: 'CBS · balance',
    suggestion: 'Offer balance on WhatsApp',
    blanks: { amount: ['18,204', '7,930', '42,115', '1,26,480'] },
    script: `
      lang: kn
      0 4 assistant: Namaskara, Kaveri Bank. | ನಮಸ್ಕಾರ, ಕಾವೇರಿ ಬ್ಯಾಂಕ್.
      5 9 caller: What is my balance? | ನನ್ನ ಬ್ಯಾಲೆನ್ಸ್ ಎಷ್ಟಿದೆ?
      5 mood: Even
      10 14 assistant: Please tell me your date of birth. | ನಿಮ್ಮ ಜನ್ಮ ದಿನಾಂಕ ಹೇಳಿ.
      15 18 caller: 9 August, 1994 | ಒಂಬತ್ತು ಆಗಸ್ಟ್, 1994
      19 system: Caller verified, two factors
      20 system: Balance read
      21 30 assistant: There are {amount} rupees in your account. | ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ {amount} ರೂಪಾಯಿ ಇದೆ.
      32 37 caller: Has the salary come? | ಸಂಬಳ ಬಂದಿದೆಯಾ?
      39 system: Alert set for the salary credit
      40 48 assistant: No, not yet. I will send an SMS when it comes. | ಇಲ್ಲ, ಇನ್ನೂ ಬಂದಿಲ್ಲ. ಬಂದಾಗ SMS ಕಳಿಸುತ್ತೇನೆ.
      50 54 caller: All right, thank you. | ಸರಿ, ಧನ್ಯವಾದ.
      checks: 2 greeting, 7 language, 12 one-question, 19 two-factors, 24 right-action, 44 composure
      said: You can see the balance on WhatsApp too. | ಬ್ಯಾಲೆನ್ಸ್ WhatsApp ನಲ್ಲೂ ನೋಡಬಹುದು.
      answered: Really? That is good. | ಹೌದಾ? ಒಳ್ಳೆಯದು.
      if birth, dob: 9 August, 1994 | ಒಂಬತ್ತು ಆಗಸ್ಟ್, 1994
      if salary, employer, company: The salary comes on the fifteenth. | ಸಂಬಳ ಹದಿನೈದಕ್ಕೆ ಬರುತ್ತದೆ.
    `,
  }),
  // A stamped statement, refused to an address that is not registered.
  consoleCall({
    id: 'c530',
    language: 'English',
    reason: 'Statement',
    system: 'Mail · statement.pdf',
    suggestion: 'Offer to register the new address',
    blanks: { month: ['September', 'August', 'July', 'June'] },
    script: `
      0 4 assistant: Good morning, Kaveri Bank.
      5 12 caller: I need {month}’s statement, stamped.
      5 mood: Brisk
      13 19 assistant: Certainly. Your date of birth, please?
      20 23 caller: 11 January, 1975.
      24 system: Caller verified, two factors
      26 32 assistant: Thank you. To the email ending gmail?
      34 39 caller: No, my office address, please.
      40 system: New address refused, not registered
      41 50 assistant: I can only use a registered one. Shall I register it first?
      52 58 caller: That takes a day. Fine, send it to the old one.
      59 system: Statement generated, 4 pages
      62 72 assistant: Sent just now, four pages, with the digital stamp.
      62 system: Mailed, receipt confirmed
      75 79 caller: Got it. Thanks.
      81 88 assistant: You are welcome. Is there anything else?
      checks: 2 greeting, 9 language, 16 one-question, 24 two-factors, 32 restates, 46 composure
      checks: 62 right-action, 86 anything-left
      said: Shall I register your office address now, so that it works next month?
      answered: Yes, do that while we are here.
      if birth, dob: 11 January, 1975.
      if month, statement: {month}, all pages, with the stamp.
      if address, email, email, mail: The office one is accounts at my firm. I will spell it.
      if why, purpose: It is for a visa. They want it stamped.
    `,
  }),
  // A cheque book, sent only after the address has been read back.
  consoleCall({
    id: 'c336',
    language: 'Telugu',
    reason: 'Cheque book',
    system: 'CBS · cheque-book(50)',
    suggestion: 'Offer tracking by SMS',
    blanks: { city: ['Guntur', 'Warangal', 'Nellore', 'Kurnool'] },
    script: `
      lang: te
      0 4 assistant: Namaskaram, Kaveri Bank. | నమస్కారం, కావేరి బ్యాంక్.
      5 10 caller: I need a new cheque book. | నాకు కొత్త చెక్ బుక్ కావాలి.
      5 mood: Even
      12 18 assistant: Certainly. Your date of birth? | తప్పకుండా. మీ పుట్టిన తేదీ?
      20 24 caller: 7 April, 1983 | ఏడు ఏప్రిల్, 1983
      26 system: Caller verified, two factors
      28 system: Address matched
      29 38 assistant: Fifty leaves, to your {city} address? | యాభై లీఫ్‌లు, మీ {city} చిరునామాకు పంపనా?
      40 45 caller: Yes, the same address. | అవును, అదే చిరునామా.
      48 system: Cheque book ordered
      50 60 assistant: Ordered. It comes in five working days. | ఆర్డర్ చేశాను. ఐదు పని దినాల్లో వస్తుంది.
      62 66 caller: All right, thank you. | సరే, ధన్యవాదాలు.
      68 74 assistant: Is there anything else? | ఇంకేమైనా సహాయం కావాలా?
      checks: 2 greeting, 7 language, 14 one-question, 26 two-factors, 34 restates, 50 right-action
      checks: 58 date-or-time, 72 anything-left
      said: I will send the tracking link by SMS. | ట్రాకింగ్ లింక్ SMS లో పంపుతాను.
      answered: Good. | మంచిది.
      if birth, dob: 7 April, 1983 | ఏడు ఏప్రిల్, 1983
      if address, city, where: {city}, the old address. | {city}, పాత చిరునామానే.
      if how many, leaves: Fifty is enough. | యాభై చాలు.
    `,
  }),
  // A deposit that matures, renewed for another year. Arrives while the demo runs.
  consoleCall({
    id: 'c473',
    language: 'Gujarati',
    reason: 'Fixed deposit',
    system: 'CBS · renew(12)',
    suggestion: 'Ask about a nominee',
    blanks: { amount: ['2,50,000', '1,00,000', '4,75,000'] },
    script: `
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
      checks: 2 greeting, 8 language, 17 one-question, 28 two-factors, 36 restates, 40 date-or-time
      checks: 70 right-action, 76 no-secrets
      said: Shall I keep the same nominee? | નોમિની એ જ રાખું?
      answered: Yes, the same. | હા, એ જ.
      if birth, dob: 23 March, 1958 | ત્રેવીસ માર્ચ, 1958
      if how long, year, months: For a year. | એક વરસ માટે.
      if nominee: My wife. | મારી પત્ની.
    `,
  }),
]
