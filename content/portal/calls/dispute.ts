import { facts, linesOf, markedChecks, phrases, transcript } from '../call-words-forms.ts'
import type { ConsoleCall } from '../console-call.ts'

/** A second call about a double debit; the colleague who has it may not reverse so much. */
export const dispute: ConsoleCall = {
  id: 'c402',
  language: 'Hindi',
  reason: 'Dispute, ₹{amount}',
  ...transcript(`
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
  `),
  checks: markedChecks(`
    2 greeting, 8 language, 16 one-question, 30 two-factors, 36 no-secrets, 52 composure,
    70 restates, 112 no-overlap, 135 reference missed, 192 date-or-time, 210 right-action
  `),
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
  takeUp: phrases(`
    said: My supervisor is right here. One moment. | मेरे सुपरवाइज़र यहीं हैं। एक पल।
    answered: All right. | ठीक है।
  `),
  facts: facts(`
    birth, dob: 2 November, 1981 | दो नवंबर, 1981
    amount, how much: ₹{amount}, both times. | ₹{amount}, दोनों बार।
    shop, where, whom, merchant: At the grocer’s. | किराने की दुकान पर।
  `),
  blanks: { amount: ['12,400', '18,900', '11,250', '23,600'] },
}
