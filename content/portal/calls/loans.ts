import { consoleCall } from '../call-words-forms.ts'
import type { ConsoleCall } from '../console-call.ts'

export const loans: readonly ConsoleCall[] = [
  // An instalment moved to another day of the month.
  consoleCall({
    id: 'c067',
    language: 'Tamil',
    reason: 'EMI date',
    system: 'LOS · emi-date(10)',
    suggestion: 'Mention the auto-pay discount',
    blanks: { amount: ['6,450', '8,120', '4,975', '11,300'] },
    script: `
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
      checks: 3 greeting, 8 language, 15 restates, 26 composure, 34 date-or-time, 47 two-factors
      checks: 50 right-action, 70 anything-left
      said: With auto-pay there is a small discount on the interest. | ஆட்டோ-பே வைத்தால் வட்டியில் சிறு தள்ளுபடி உண்டு.
      answered: Is that so? Do that too. | அப்படியா? அதையும் செய்யுங்கள்.
      if birth, dob: 3 May, 1990 | மூன்று மே, 1990
      if why, salary: My salary comes on the seventh. | சம்பளம் ஏழாம் தேதி வருகிறது.
      if tenth, date, day: The tenth is fine. | பத்தாம் தேதி சரி.
    `,
  }),
  // A top-up on a running loan, with the instalment said before anything is agreed.
  consoleCall({
    id: 'c918',
    language: 'Marathi',
    reason: 'Loan top-up',
    system: 'LOS · eligibility',
    suggestion: 'Quote the total interest too',
    blanks: { amount: ['4,890', '4,610', '5,240'] },
    script: `
      lang: mr
      0 4 assistant: Namaskar, Kaveri Bank. | नमस्कार, कावेरी बँक.
      5 13 caller: Can I have a top-up on my loan? | माझ्या कर्जावर टॉप-अप मिळेल का?
      5 mood: Hopeful
      14 20 assistant: Let me look. Please tell me your date of birth. | पाहते. तुमची जन्मतारीख सांगा.
      21 26 caller: 2 June, 1979 | दोन जून, 1979
      27 system: Caller verified, two factors
      30 system: Eligibility asked
      34 44 assistant: Up to one and a half lakh is possible. | दीड लाखांपर्यंत मिळू शकेल.
      46 52 caller: How much will the instalment go up? | हप्ता किती वाढेल?
      53 system: Instalment worked out, 36 months
      54 64 assistant: By ₹{amount} a month. Shall I send the form on WhatsApp? | महिन्याला ₹{amount} वाढतील. अर्ज WhatsApp वर पाठवू का?
      66 70 caller: Yes, send it. | हो, पाठवा.
      72 system: Form sent on WhatsApp
      73 81 assistant: Sent. You will have an answer in two days. | पाठवला आहे. दोन दिवसांत उत्तर मिळेल.
      checks: 2 greeting, 8 language, 15 restates, 22 one-question, 27 two-factors, 38 no-secrets
      checks: 56 right-action, 78 date-or-time
      said: Let me also tell you the total interest: about ₹26,000. | एकूण व्याज किती होईल तेही सांगते: सुमारे ₹26,000.
      answered: Good that you told me. | बरं झालं सांगितलंत.
      if birth, dob: 2 June, 1979 | दोन जून, 1979
      if how much, amount, need: One lakh is enough. | एक लाख पुरेसे आहेत.
      if why, what for, purpose: For my daughter’s studies. | मुलीच्या शिक्षणासाठी.
    `,
  }),
]
