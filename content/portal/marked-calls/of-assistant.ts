import { markedCall } from '../call-words-forms.ts'
import type { CallWords } from '../call-words.ts'
import { cardBlockCall } from '../card-block-call.ts'

/** The marked calls that the assistant took. */
export const callsOfAssistant: readonly CallWords[] = [
  // The card block that every desk shows, as this desk reads it.
  {
    sheetId: cardBlockCall.sheetId,
    language: cardBlockCall.language,
    lines: cardBlockCall.lines,
    evidence: cardBlockCall.evidence,
    elsewhere: [
      {
        desk: 'virtual-assistant',
        search: `?call=${cardBlockCall.callId}`,
        words: 'Same call on the console',
      },
      {
        desk: 'zapra',
        search: `?conversation=${cardBlockCall.conversationId}`,
        words: 'What followed on WhatsApp',
      },
    ],
    draft: 'Read the reference aloud, digit by digit, before saying that it is on SMS.',
  },
  // The failed UPI payment, answered by the assistant.
  markedCall({
    sheetId: 'KB207729',
    language: 'Hindi',
    script: `
      lang: hi
      0 4 assistant: Namaste, Kaveri Bank. | नमस्ते, कावेरी बैंक।
      5 14 caller: UPI failed, but the money is gone. | UPI फ़ेल हुआ, पैसे कट गए।
      16 20 assistant: How much, and to whom? | कितने, और किसको?
      21 27 caller: 2,300, to the school. | 2,300, स्कूल को।
      28 32 assistant: Your date of birth, please? | कृपया अपनी जन्मतिथि बताइए।
      33 37 caller: 2 January, 1985. | दो जनवरी, 1985।
      40 49 assistant: I see it. It is pending at the other bank. | दिख रहा है। दूसरे बैंक में रुका है।
      51 59 caller: Will I have to pay the school again? | क्या स्कूल को फिर से देना होगा?
      62 66 assistant: It will come back. | पैसे वापस आ जाएँगे।
      67 69 caller: When? | कब?
      70 75 assistant: By Friday, the 17th. I will message you. | शुक्रवार, 17 तारीख़ तक। मैं संदेश भेजूँगी।
      76 80 assistant: Reference K B 2 0 7 7 2 9. Is there anything else? | रेफ़रेंस के बी 2 0 7 7 2 9। और कुछ?
      81 84 caller: No, thank you. | नहीं, धन्यवाद।
      0 greeting: “Namaste, Kaveri Bank.”
      5 language: Caller in Hindi, answered in Hindi
      37 two-factors: Number and date of birth matched
      16 restates: “How much, and to whom?” | Asked before saying what it had understood.
      28 one-question: “Your date of birth, please?”
      44 right-action: Status asked of the payment network
      62 date-or-time: “It will come back.” | No date until asked.
      76 reference: “Reference K B 2 0 7 7 2 9.”
      51 composure: Pace and volume level throughout
      76 anything-left: “Is there anything else?”
    `,
    draft: 'When a payment is pending, say the day it returns in the same sentence, before the caller asks.',
  }),
  // The instalment date: every check passed.
  markedCall({
    sheetId: 'KB207715',
    language: 'English',
    script: `
      0 3 assistant: Good morning, Kaveri Bank.
      4 8 caller: When is this month’s EMI?
      9 13 assistant: The date of your EMI. Your date of birth, please?
      14 17 caller: 21 February, 1987.
      19 24 assistant: It is on the fifth, 6,450 rupees.
      25 28 caller: Can the date be changed?
      29 34 assistant: To the tenth. I have done that, from November on.
      35 39 assistant: Your reference is K B 2 0 7 7 1 5.
      40 42 assistant: Is there anything else?
      43 46 caller: No, thank you.
      0 greeting: “Good morning, Kaveri Bank.”
      4 language: Caller in English, answered in English
      17 two-factors: Number and date of birth matched
      9 restates: “The date of your EMI.”
      9 one-question: “Your date of birth, please?”
      33 right-action: Date moved in the loan system
      29 date-or-time: “To the tenth, from November on.”
      35 reference: “Your reference is K B 2 0 7 7 1 5.”
      9 composure: Pace and volume level throughout
      40 anything-left: “Is there anything else?”
    `,
    draft: 'Nothing to correct. Keep the order of this call as the example for EMI dates.',
  }),
]
