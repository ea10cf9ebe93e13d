import { linesIn } from '../call-words-forms.ts'
import { checks, type ConsoleCall } from '../console-call.ts'

const { assistant, caller, colleague } = linesIn('hi')

/** A second call about a double debit; the colleague who has it may not reverse so much. */
export const dispute: ConsoleCall = {
  id: 'c402',
  language: 'Hindi',
  lang: 'hi',
  reason: 'Dispute, ₹{amount}',
  lines: [
    assistant(0, 4, 'Namaste, Kaveri Bank.', 'नमस्ते, कावेरी बैंक।'),
    caller(5, 12, 'Money left my account twice.', 'मेरे खाते से पैसे दो बार कट गए।'),
    assistant(13, 20, 'I am looking. How much was it?', 'मैं देख रही हूँ। कितने रुपये थे?'),
    caller(21, 26, '₹{amount}, both times.', '₹{amount}, दोनों बार।'),
    assistant(29, 36, 'I have found both debits, from last evening.', 'दोनों लेन-देन मिल गए हैं, कल शाम के।'),
    caller(
      38,
      47,
      'You said the same last time! I want to talk to a person.',
      'पिछली बार भी यही कहा था! मुझे किसी इंसान से बात करनी है।',
    ),
    assistant(48, 56, 'Yes. I am connecting you to Farida.', 'जी, मैं आपको फ़रीदा जी से जोड़ती हूँ।'),
    colleague(
      62,
      74,
      'Namaste, this is Farida. I have your story in front of me.',
      'नमस्ते, मैं फ़रीदा। आपकी पूरी बात मेरे सामने है।',
    ),
    caller(76, 84, 'So when will the money come back?', 'तो पैसे कब वापस आएँगे?'),
    colleague(88, 102, 'I am raising the reversal today.', 'आज ही रिवर्सल डालती हूँ।'),
    caller(
      104,
      114,
      'They said so last week too. The money did not come.',
      'पिछले हफ़्ते भी यही कहा था, पैसे आए नहीं।',
    ),
    colleague(
      118,
      132,
      'That case had been closed. I am opening it again.',
      'वह केस बंद हो गया था। मैं उसे फिर से खोल रही हूँ।',
    ),
    caller(138, 146, 'I need it today. The rent is due.', 'मुझे आज ही चाहिए। किराया देना है।'),
    colleague(
      153,
      170,
      'The amount is over my limit. I am asking for approval now.',
      'रकम मेरी सीमा से ऊपर है। मैं अभी मंज़ूरी माँग रही हूँ।',
    ),
    caller(172, 180, 'How much longer?', 'और कितनी देर?'),
    colleague(184, 198, 'Just a minute. Please stay on the line.', 'बस एक मिनट। आप लाइन पर रहिए।'),
    colleague(
      201,
      210,
      'It is approved. The reversal has just been made.',
      'मंज़ूरी मिल गई है। रिवर्सल अभी हो गया।',
    ),
    caller(212, 217, 'Really? Thank you very much.', 'सच? बहुत धन्यवाद।'),
    colleague(
      219,
      231,
      'It will show in your account by evening. You will get an SMS too.',
      'शाम तक खाते में दिख जाएगा। SMS भी आएगा।',
    ),
  ],
  events: [
    { at: 28, text: 'Two debits of ₹{amount} found' },
    { at: 57, text: 'Handed to Farida S. with notes' },
    { at: 134, text: 'Case KB207745 reopened' },
    { at: 150, text: 'Reversal needs a supervisor, over ₹10,000' },
    { at: 210, text: 'Reversal of ₹{amount} posted' },
  ],
  checks: checks(
    [
      [2, 'greeting'],
      [8, 'language'],
      [16, 'one-question'],
      [30, 'two-factors'],
      [36, 'no-secrets'],
      [52, 'composure'],
      [70, 'restates'],
      [112, 'no-overlap'],
      [135, 'reference'],
      [192, 'date-or-time'],
      [210, 'right-action'],
    ],
    ['reference'],
  ),
  system: 'Case · KB207745',
  moods: [
    { at: 5, text: 'Upset, second call' },
    { at: 212, text: 'Relieved' },
  ],
  verifiedAt: 28,
  person: 'Farida S.',
  handedOverAt: 57,
  decision: {
    because: 'Farida S. cannot raise this reversal: ₹{amount} is over her limit of ₹10,000.',
    label: 'Approve the reversal',
    done: 'You approved the reversal of ₹{amount}',
    meanwhile: [
      caller(26, 29, 'Hello? Are you there?', 'हैलो? आप हैं?'),
      colleague(31, 36, 'Yes, I am here. The answer is on its way.', 'जी, मैं यहीं हूँ। जवाब आने वाला है।'),
      caller(88, 92, 'I am waiting.', 'मैं इंतज़ार कर रहा हूँ।'),
      colleague(94, 100, 'Thank you. I have asked again.', 'धन्यवाद। मैंने फिर से पूछा है।'),
      caller(178, 183, 'Is there anyone who can say yes?', 'कोई है जो हाँ कह सके?'),
      colleague(185, 191, 'Yes, it is the supervisor I am asking.', 'जी, मैं सुपरवाइज़र से ही पूछ रही हूँ।'),
    ],
  },
  suggestion: 'Approve the reversal',
  takeUp: {
    said: { text: 'मेरे सुपरवाइज़र यहीं हैं। एक पल।', english: 'My supervisor is right here. One moment.' },
    answered: { text: 'ठीक है।', english: 'All right.' },
  },
  facts: [
    { asked: ['birth', 'dob'], text: 'दो नवंबर, 1981', english: '2 November, 1981' },
    { asked: ['amount', 'how much'], text: '₹{amount}, दोनों बार।', english: '₹{amount}, both times.' },
    { asked: ['shop', 'where', 'whom', 'merchant'], text: 'किराने की दुकान पर।', english: 'At the grocer’s.' },
  ],
  blanks: { amount: ['12,400', '18,900', '11,250', '23,600'] },
}
