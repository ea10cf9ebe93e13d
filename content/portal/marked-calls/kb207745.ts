import { caller, colleague, found, heard, missed } from '../call-words-forms.ts'
import type { CallWords } from '../call-words.ts'

/** The dispute: marked 74, and Farida asks for a second look. */
export const kb207745: CallWords = {
  sheetId: 'KB207745',
  language: 'Hindi',
  lines: [
    colleague(0, 4, 'Namaste, Kaveri Bank. Farida speaking.', 'नमस्ते, कावेरी बैंक। मैं फ़रीदा बोल रही हूँ।'),
    caller(
      5,
      11,
      'Money left my account twice. It is the second time I am calling.',
      'मेरे खाते से पैसे दो बार कट गए। दूसरी बार फ़ोन कर रहा हूँ।',
    ),
    colleague(
      12,
      17,
      'I understand. Please tell me once more what happened.',
      'समझ गई। एक बार फिर बताइए क्या हुआ।',
    ),
    caller(18, 30, 'You said the same last time!', 'पिछली बार भी यही कहा था!'),
    colleague(33, 40, 'I am sorry. Your date of birth, please?', 'माफ़ कीजिए। अपनी जन्मतिथि बताइए।'),
    caller(41, 45, 'Third of June, 1981.', 'तीन जून, 1981।'),
    colleague(46, 52, 'And the last four digits of your mobile number?', 'और मोबाइल नंबर के आख़िरी चार अंक?'),
    caller(53, 57, 'Eight, four, zero, two.', 'आठ, चार, शून्य, दो।'),
    colleague(
      59,
      70,
      'Thank you. I can see both debits of 12,400 at Tarang Tools.',
      'धन्यवाद। तरंग टूल्स पर 12,400 के दोनों डेबिट दिख रहे हैं।',
    ),
    caller(72, 90, 'I bought one drill. One bill, one payment.', 'मैंने एक ही ड्रिल ली थी। एक बिल, एक भुगतान।'),
    colleague(
      94,
      104,
      'Did the shop give you a receipt for the second one?',
      'दुकान ने दूसरे भुगतान की रसीद दी थी?',
    ),
    caller(106, 121, 'No. They say it is the bank’s fault.', 'नहीं। वे कहते हैं बैंक की ग़लती है।'),
    caller(124, 129, 'But I have already…', 'लेकिन मैं तो पहले ही…'),
    colleague(127, 134, 'One moment, sir.', 'एक मिनट, सर।'),
    caller(137, 152, 'Please do not put me on hold again.', 'फिर से होल्ड पर मत डालिए।'),
    colleague(
      155,
      176,
      'I will stay with you. I am opening the dispute while we speak.',
      'मैं साथ हूँ। बात करते-करते विवाद दर्ज कर रही हूँ।',
    ),
    colleague(198, 214, 'It is with the card network now.', 'अब यह कार्ड नेटवर्क के पास है।'),
    caller(218, 231, 'When will the money come back?', 'पैसे कब वापस आएँगे?'),
    colleague(
      280,
      289,
      'I am raising the reversal today. You will see it in three days.',
      'आज ही रिवर्सल डालती हूँ। तीन दिन में दिख जाएगा।',
    ),
    colleague(
      292,
      300,
      'Please note: K, B, two zero seven, seven four five.',
      'नोट कर लीजिए: के, बी, दो शून्य सात, सात चार पाँच।',
    ),
    caller(302, 306, 'Yes, noted.', 'हाँ, लिख लिया।'),
    colleague(308, 312, 'Thank you for calling.', 'फ़ोन करने के लिए धन्यवाद।'),
  ],
  evidence: {
    greeting: heard(0, 'Namaste, Kaveri Bank. Farida speaking.'),
    language: found('Caller in Hindi, answered in Hindi', 5),
    'two-factors': found('Date of birth and number matched', 53),
    'no-secrets': found('No request for PIN, CVV or card number'),
    restates: missed(18, 'You said the same last time!', 'The caller had to tell the story again.'),
    'one-question': heard(33, 'Your date of birth, please?'),
    'right-action': found('Dispute opened in core banking', 176),
    'date-or-time': heard(280, 'You will see it in three days.'),
    reference: missed(
      280,
      'I am raising the reversal today. You will see it in three days.',
      'No reference heard.',
    ),
    composure: found('Pace and volume level throughout', 155),
    'no-overlap': missed(124, 'But I have already…” “One moment, sir.', 'Spoke over the caller for 1.8 s.'),
    'anything-left': missed(308, 'Thank you for calling.', 'Closed without asking.'),
  },
  elsewhere: [{ desk: 'virtual-assistant', search: '?call=c402', words: 'The caller is on the line again' }],
  secondLook: {
    words: 'I did read the reference out, digit by digit, in Hindi.',
    check: 'reference',
    at: 292,
    draft: 'At 4:52 she reads it out: “K, B, two zero seven, seven four five.”',
  },
  draft:
    'You raised the reversal while the caller was still on the line: keep that. Next time let him finish, even when you already have the answer.',
}
