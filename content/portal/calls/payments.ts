import { site } from '../../site.ts'
import { consoleCall, linesOf } from '../call-words-forms.ts'
import { cardBlockCall } from '../card-block-call.ts'
import type { ConsoleCall } from '../console-call.ts'

export const payments: readonly ConsoleCall[] = [
  // The call that every desk shows, as the console needs it.
  {
    ...consoleCall({
      id: cardBlockCall.callId,
      language: cardBlockCall.languages,
      reason: cardBlockCall.reason,
      system: cardBlockCall.system,
      verifiedAt: 21,
      suggestion: cardBlockCall.suggestion,
      reference: cardBlockCall.reference,
      script: `
        lang: hi
        5 mood: Worried
        30 mood: ${cardBlockCall.mood}
        said: I can also stop online payments until then. Shall I? | चाहें तो ऑनलाइन भुगतान भी तब तक रोक दूँ?
        answered: Yes, stop those too. | हाँ, वह भी रोक दीजिए।
        if birth, dob: 14 March, 1988 | चौदह मार्च, 1988
        if where, lost, when: In the metro, last evening. | कल शाम मेट्रो में।
        if address, courier, home: Yes, the same home address. | हाँ, घर का वही पता है।
        if online, payment: Yes, stop those too. | हाँ, वह भी रोक दीजिए।
      `,
    }),
    lines: cardBlockCall.lines,
    events: cardBlockCall.events,
    checks: cardBlockCall.checks,
  },
  // A second call about a double debit; the colleague who has it may not reverse so much.
  consoleCall({
    id: 'c402',
    language: 'Hindi',
    reason: 'Dispute, ₹{amount}',
    system: 'Case · KB207745',
    verifiedAt: 28,
    person: 'Farida S.',
    handedOverAt: 57,
    decision: {
      because: 'Farida S. cannot raise this reversal: ₹{amount} is over her limit of ₹10,000.',
      label: 'Approve the reversal',
      done: 'You approved the reversal of ₹{amount}',
      meanwhile: linesOf(`
        lang: hi
        26 29 caller: Hello? Are you there? | हैलो? आप हैं?
        31 36 colleague: Yes, I am here. The answer is on its way. | जी, मैं यहीं हूँ। जवाब आने वाला है।
        88 92 caller: I am waiting. | मैं इंतज़ार कर रहा हूँ।
        94 100 colleague: Thank you. I have asked again. | धन्यवाद। मैंने फिर से पूछा है।
        178 183 caller: Is there anyone who can say yes? | कोई है जो हाँ कह सके?
        185 191 colleague: Yes, it is the supervisor I am asking. | जी, मैं सुपरवाइज़र से ही पूछ रही हूँ।
      `),
    },
    suggestion: 'Approve the reversal',
    blanks: { amount: ['12,400', '18,900', '11,250', '23,600'] },
    script: `
      lang: hi
      0 4 assistant: Namaste, Kaveri Bank. | नमस्ते, कावेरी बैंक।
      5 12 caller: Money left my account twice. | मेरे खाते से पैसे दो बार कट गए।
      5 mood: Upset, second call
      13 20 assistant: I am looking. How much was it? | मैं देख रही हूँ। कितने रुपये थे?
      21 26 caller: ₹{amount}, both times. | ₹{amount}, दोनों बार।
      28 system: Two debits of ₹{amount} found
      29 36 assistant: I have found both debits, from last evening. | दोनों लेन-देन मिल गए हैं, कल शाम के।
      38 47 caller: You said the same last time! I want to talk to a person. | पिछली बार भी यही कहा था! मुझे किसी इंसान से बात करनी है।
      48 56 assistant: Yes. I am connecting you to Farida. | जी, मैं आपको फ़रीदा जी से जोड़ती हूँ।
      57 system: Handed to Farida S. with notes
      62 74 colleague: Namaste, this is Farida. I have your story in front of me. | नमस्ते, मैं फ़रीदा। आपकी पूरी बात मेरे सामने है।
      76 84 caller: So when will the money come back? | तो पैसे कब वापस आएँगे?
      88 102 colleague: I am raising the reversal today. | आज ही रिवर्सल डालती हूँ।
      104 114 caller: They said so last week too. The money did not come. | पिछले हफ़्ते भी यही कहा था, पैसे आए नहीं।
      118 132 colleague: That case had been closed. I am opening it again. | वह केस बंद हो गया था। मैं उसे फिर से खोल रही हूँ।
      134 system: Case KB207745 reopened
      138 146 caller: I need it today. The rent is due. | मुझे आज ही चाहिए। किराया देना है।
      150 system: Reversal needs a supervisor, over ₹10,000
      153 170 colleague: The amount is over my limit. I am asking for approval now. | रकम मेरी सीमा से ऊपर है। मैं अभी मंज़ूरी माँग रही हूँ।
      172 180 caller: How much longer? | और कितनी देर?
      184 198 colleague: Just a minute. Please stay on the line. | बस एक मिनट। आप लाइन पर रहिए।
      201 210 colleague: It is approved. The reversal has just been made. | मंज़ूरी मिल गई है। रिवर्सल अभी हो गया।
      210 system: Reversal of ₹{amount} posted
      212 217 caller: Really? Thank you very much. | सच? बहुत धन्यवाद।
      212 mood: Relieved
      219 231 colleague: It will show in your account by evening. You will get an SMS too. | शाम तक खाते में दिख जाएगा। SMS भी आएगा।
      checks: 2 greeting, 8 language, 16 one-question, 30 two-factors, 36 no-secrets, 52 composure
      checks: 70 restates, 112 no-overlap, 135 reference missed, 192 date-or-time, 210 right-action
      said: My supervisor is right here. One moment. | मेरे सुपरवाइज़र यहीं हैं। एक पल।
      answered: All right. | ठीक है।
      if birth, dob: 2 November, 1981 | दो नवंबर, 1981
      if amount, how much: ₹{amount}, both times. | ₹{amount}, दोनों बार।
      if shop, where, whom, merchant: At the grocer’s. | किराने की दुकान पर।
    `,
  }),
  // A failed payment, in Hindi and English mixed; a date may be promised only with a supervisor's word.
  consoleCall({
    id: 'c649',
    language: 'Hindi and English, mixed',
    reason: 'UPI failed',
    system: 'NPCI · status(U30)',
    decision: {
      because: `The caller has asked for a day. ${site.brand} may not promise one while NPCI says pending.`,
      label: 'Allow “by Friday”',
      done: 'You allowed “by Friday”',
      meanwhile: linesOf(`
        lang: hi
        1 7 assistant: Give me a minute, I am confirming it. | एक minute दीजिए, मैं confirm कर रही हूँ।
        30 34 caller: Hello? What happened? | Hello? क्या हुआ?
        36 42 assistant: I am here. I am asking for the date. | मैं यहीं हूँ। तारीख़ पूछ रही हूँ।
        110 114 caller: All right, I am waiting. | ठीक है, wait कर रहा हूँ।
      `),
    },
    suggestion: 'Say: by Friday, no action needed',
    blanks: { amount: ['2,300', '860', '4,150', '12,000'] },
    script: `
      lang: hi
      0 4 assistant: Namaste, Kaveri Bank. | नमस्ते, कावेरी बैंक।
      5 14 caller: UPI failed, but the money is gone. | UPI fail हो गया, but पैसे कट गए।
      5 mood: Worried
      16 22 assistant: Let me look. How much was it? | मैं देखती हूँ। Amount कितना था?
      24 31 caller: ₹{amount}, it was the school fees. | ₹{amount}, school की fees थी।
      33 system: Payment found, U30, pending
      35 43 assistant: I see it. It is pending at the other bank. | मिल गया। Payment दूसरे बैंक में pending है।
      45 51 caller: Will it come back today? The school is calling me. | आज वापस आएगा? School से फ़ोन आ रहा है।
      52 system: Asked NPCI for status
      55 65 assistant: It will be back by Friday for certain. I will message you. | शुक्रवार तक पक्का आ जाएगा। मैं message करूँगी।
      66 system: Message set for Friday, 6 pm
      67 72 caller: Okay, do send the message. | Okay, message ज़रूर करना।
      67 mood: Calmer
      74 81 assistant: Certainly. The reference is on SMS. | ज़रूर। Reference SMS पर भेज दिया है।
      checks: 2 greeting, 9 language, 18 one-question, 33 two-factors, 40 restates missed, 50 composure
      checks: 58 date-or-time, 80 reference missed
      said: You do not need to do anything. | आपको कुछ करने की ज़रूरत नहीं है।
      answered: Okay, all right. | Okay, ठीक है।
      if birth, dob: 20 July, 1992 | बीस जुलाई, 1992
      if amount, how much: ₹{amount} | ₹{amount}
      if school, whom, where: It was the school fees. Today is the last date. | School की fees थी, आज last date है।
    `,
  }),
  // A payment the caller never made: card stopped first, then a person.
  consoleCall({
    id: 'c820',
    language: 'English',
    reason: 'Fraud alert',
    system: 'Case · KB207744',
    person: 'Imran K.',
    handedOverAt: 17,
    suggestion: 'Ask whether another card is at risk',
    blanks: { amount: ['34,999', '8,499', '61,200'] },
    script: `
      0 2 assistant: Kaveri Bank.
      3 9 caller: I did not make this payment. ₹{amount}, just now!
      3 mood: Alarmed
      10 16 assistant: I have stopped the card. Connecting you to the fraud desk.
      10 system: Card stopped
      17 system: Handed to Imran K. with notes
      22 34 colleague: Imran here, fraud desk. You are safe, it is blocked.
      36 46 caller: It was a shop I have never heard of.
      50 64 colleague: I can see it. An online order, at 11:36. Did you share a code with anyone?
      67 78 caller: No. Someone called about a parcel, I put the phone down.
      80 system: Chargeback opened
      82 98 colleague: Good. Then the money is still with the merchant’s bank.
      101 108 caller: What do I do next?
      104 mood: Alarmed, calmer now
      112 128 colleague: Two questions, then I file it for you. Do you have the card with you?
      131 138 caller: Yes, it is in my hand.
      142 158 colleague: And the phone number on the account is still only yours?
      161 166 caller: Only mine.
      170 system: Case KB207744 filed
      172 190 colleague: Filed, KB207744. The amount is held for you, and a new card leaves today.
      193 200 caller: Thank you. I was shaking.
      193 mood: Relieved
      202 208 colleague: You did right to call at once.
      checks: 3 greeting, 10 right-action, 15 composure, 40 no-overlap, 62 no-secrets, 90 two-factors
      checks: 160 one-question, 176 reference, 206 anything-left missed
      said: Do you use the same number on another card?
      answered: Yes, on a credit card. Please look at that too.
      if birth, dob: 30 August, 1969.
      if code, OTP, PIN: No, I gave no code to anyone.
      if card, with you: Yes, it is in my hand.
      if amount, how much: ₹{amount}. The message came at 11:36.
    `,
  }),
]
