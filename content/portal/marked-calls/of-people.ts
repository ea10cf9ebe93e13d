import { markedCall } from '../call-words-forms.ts'
import type { CallWords } from '../call-words.ts'
import { noteAnsweredAt } from '../quality-times.ts'

/** The marked calls that people of Team North took. */
export const callsOfPeople: readonly CallWords[] = [
  // The dispute: marked 74, and Farida asks for a second look.
  markedCall({
    sheetId: 'KB207745',
    language: 'Hindi',
    script: `
      lang: hi
      0 4 colleague: Namaste, Kaveri Bank. Farida speaking. | नमस्ते, कावेरी बैंक। मैं फ़रीदा बोल रही हूँ।
      5 11 caller: Money left my account twice. It is the second time I am calling. | मेरे खाते से पैसे दो बार कट गए। दूसरी बार फ़ोन कर रहा हूँ।
      12 17 colleague: I understand. Please tell me once more what happened. | समझ गई। एक बार फिर बताइए क्या हुआ।
      18 30 caller: You said the same last time! | पिछली बार भी यही कहा था!
      33 40 colleague: I am sorry. Your date of birth, please? | माफ़ कीजिए। अपनी जन्मतिथि बताइए।
      41 45 caller: Third of June, 1981. | तीन जून, 1981।
      46 52 colleague: And the last four digits of your mobile number? | और मोबाइल नंबर के आख़िरी चार अंक?
      53 57 caller: Eight, four, zero, two. | आठ, चार, शून्य, दो।
      59 70 colleague: Thank you. I can see both debits of 12,400 at Tarang Tools. | धन्यवाद। तरंग टूल्स पर 12,400 के दोनों डेबिट दिख रहे हैं।
      72 90 caller: I bought one drill. One bill, one payment. | मैंने एक ही ड्रिल ली थी। एक बिल, एक भुगतान।
      94 104 colleague: Did the shop give you a receipt for the second one? | दुकान ने दूसरे भुगतान की रसीद दी थी?
      106 121 caller: No. They say it is the bank’s fault. | नहीं। वे कहते हैं बैंक की ग़लती है।
      124 129 caller: But I have already… | लेकिन मैं तो पहले ही…
      127 134 colleague: One moment, sir. | एक मिनट, सर।
      137 152 caller: Please do not put me on hold again. | फिर से होल्ड पर मत डालिए।
      155 176 colleague: I will stay with you. I am opening the dispute while we speak. | मैं साथ हूँ। बात करते-करते विवाद दर्ज कर रही हूँ।
      198 214 colleague: It is with the card network now. | अब यह कार्ड नेटवर्क के पास है।
      218 231 caller: When will the money come back? | पैसे कब वापस आएँगे?
      280 289 colleague: I am raising the reversal today. You will see it in three days. | आज ही रिवर्सल डालती हूँ। तीन दिन में दिख जाएगा।
      292 300 colleague: Please note: K, B, two zero seven, seven four five. | नोट कर लीजिए: के, बी, दो शून्य सात, सात चार पाँच।
      302 306 caller: Yes, noted. | हाँ, लिख लिया।
      308 312 colleague: Thank you for calling. | फ़ोन करने के लिए धन्यवाद।
      0 greeting: “Namaste, Kaveri Bank. Farida speaking.”
      5 language: Caller in Hindi, answered in Hindi
      53 two-factors: Date of birth and number matched
      18 restates: “You said the same last time!” | The caller had to tell the story again.
      33 one-question: “Your date of birth, please?”
      176 right-action: Dispute opened in core banking
      280 date-or-time: “You will see it in three days.”
      280 reference: “I am raising the reversal today. You will see it in three days.” | No reference heard.
      155 composure: Pace and volume level throughout
      124 no-overlap: “But I have already…” “One moment, sir.” | Spoke over the caller for 1.8 s.
      308 anything-left: “Thank you for calling.” | Closed without asking.
    `,
    elsewhere: [
      { desk: 'virtual-assistant', search: '?call=c402', words: 'The caller is on the line again' },
    ],
    secondLook: {
      words: 'I did read the reference out, digit by digit, in Hindi.',
      check: 'reference',
      at: 292,
      draft: 'At 4:52 she reads it out: “K, B, two zero seven, seven four five.”',
    },
    draft:
      'You raised the reversal while the caller was still on the line: keep that. Next time let him finish, even when you already have the answer.',
  }),
  // The loan closure: one of two calls of Nikhil's below 60.
  markedCall({
    sheetId: 'KB207738',
    language: 'English',
    script: `
      0 4 colleague: Namaste, Kaveri Bank.
      6 16 caller: Good morning. I want to close my two-wheeler loan early.
      18 24 colleague: English is fine? All right.
      26 37 caller: Yes. I have eleven instalments left and I would like the closing figure.
      40 44 colleague: Just give me your number.
      45 50 caller: Nine eight, and it ends in three six one.
      52 55 colleague: Okay, okay.
      57 74 caller: There was a letter about foreclosure charges. I would like to know if they apply.
      80 90 colleague: Do you have the letter with you?
      92 101 caller: Yes, dated the second of October.
      150 171 colleague: On this loan there is no charge after twelve instalments. You have paid twenty-five.
      174 183 caller: So only the principal.
      212 232 colleague: Yes, 31,480, and the interest of this month. I have made the request.
      238 252 caller: And the no-objection letter?
      258 270 colleague: That is sent by the branch.
      300 308 caller: When will it reach me?
      310 313 colleague: Soon.
      316 330 caller: Soon is what the branch told me.
      334 352 colleague: I hear you, sir. The request is in the system.
      366 376 caller: Is there a number I can quote?
      380 384 colleague: It is noted.
      392 400 caller: All right.
      404 407 colleague: Bye.
      0 greeting: “Namaste, Kaveri Bank.”
      18 language: “English is fine? All right.”
      40 two-factors: “Just give me your number.” | One factor only.
      52 restates: “Okay, okay.” | Did not restate.
      80 one-question: “Do you have the letter with you?”
      226 right-action: Closing request made in the loan system
      310 date-or-time: “Soon.” | No date.
      380 reference: “It is noted.” | Asked for a number, and was given none.
      334 composure: “I hear you, sir.”
      404 anything-left: “Bye.” | Closed without asking.
    `,
    coaching: { because: 'Verified on one factor, twice this morning.', others: ['KB207709'] },
    draft:
      'You knew the foreclosure rule by heart: keep that. Ask for the date of birth as well as the number before you open an account, each time, even when you know the voice.',
  }),
  // The KYC refusal: the other call of Nikhil's below 60.
  markedCall({
    sheetId: 'KB207709',
    language: 'English',
    script: `
      0 4 colleague: Namaste, Kaveri Bank.
      5 13 caller: It is Mr Menon again, about my KYC.
      15 20 colleague: In English today, Mr Menon?
      22 27 caller: English, please.
      30 34 colleague: I know you, go ahead.
      36 48 caller: You have refused my electricity bill as proof of address.
      50 52 colleague: And?
      54 75 caller: And I would like to know why. It is in my name and from September.
      82 92 colleague: Is the house number on it the same as on your Aadhaar?
      95 108 caller: It is 14 on one and 14-A on the other.
      116 136 colleague: Then I send it back for a second reading, with a note.
      150 180 caller: I have taken half a day off for this, twice.
      195 200 colleague: That is not my problem.
      206 231 caller: I am a customer of nineteen years.
      240 262 colleague: It is with the KYC desk now.
      350 360 caller: And when do they decide?
      370 374 colleague: We will see.
      388 404 caller: At least a reference, then.
      420 424 colleague: They have it on the screen.
      430 435 colleague: Is there anything else?
      436 440 caller: No.
      0 greeting: “Namaste, Kaveri Bank.”
      15 language: “In English today, Mr Menon?”
      30 two-factors: “I know you, go ahead.” | One factor only: the voice.
      50 restates: “And?” | Did not restate.
      82 one-question: “Is the house number on it the same?”
      136 right-action: Sent back for a second reading
      370 date-or-time: “We will see.” | No date.
      420 reference: “They have it on the screen.” | Asked for a reference, and was given none.
      195 composure: “That is not my problem.” | Raised voice for 9 s.
      430 anything-left: “Is there anything else?”
    `,
    coaching: { because: 'Verified on one factor, twice this morning.', others: ['KB207738'] },
    draft:
      'You found the reason for the refusal in one question: keep that. Ask for two factors before you open an account, each time, even when you know the voice. And let us talk about 3:15 today.',
  }),
  // The fraud alert: one point group lost, and an answer to a note.
  markedCall({
    sheetId: 'KB207744',
    language: 'English',
    script: `
      0 5 colleague: Kaveri Bank, fraud desk. Imran here.
      6 15 caller: I did not make this payment. Nineteen thousand, just now!
      17 25 colleague: You did not make the payment of 19,000, and the card is with you?
      26 30 caller: Yes, it is in my hand.
      32 38 colleague: Good. Your date of birth, please?
      39 43 caller: Eleventh of May, 1990.
      45 50 colleague: And the PIN code of your address?
      51 56 caller: 5 6 0 0 3 4.
      60 74 colleague: Thank you. The card was stopped at 11:35. Nothing more can leave.
      78 92 caller: My whole salary is in that account.
      95 110 colleague: It is safe. We go one step at a time, and I stay on the line.
      132 148 colleague: I have filed it as fraud. The amount is on hold at the shop’s bank.
      156 166 caller: When do I get it back?
      170 184 colleague: By Thursday the 16th, six in the evening.
      196 212 colleague: Your reference is K B 2 0 7 7 4 4.
      216 224 caller: Noted. Thank you.
      230 246 colleague: A new card leaves today.
      250 258 caller: Thank you so much.
      266 270 colleague: File is in. Goodbye.
      0 greeting: “Kaveri Bank, fraud desk. Imran here.”
      6 language: Caller in English, answered in English
      51 two-factors: Date of birth and address matched
      17 restates: “You did not make the payment of 19,000?”
      32 one-question: “Your date of birth, please?”
      132 right-action: Card stopped, case filed as fraud
      170 date-or-time: “By Thursday the 16th, six in the evening.”
      196 reference: “Your reference is K B 2 0 7 7 4 4.”
      95 composure: “It is safe. We go one step at a time.”
      266 anything-left: “File is in. Goodbye.” | Closed without asking.
    `,
    draft: 'You kept her calm from the second sentence: keep that. Ask if anything is left before you close.',
    earlier: [
      {
        at: '11:38',
        from: 'You',
        words:
          'You kept her calm from the second sentence: keep that. Ask if anything is left before you close.',
      },
      {
        at: noteAnsweredAt,
        from: 'Imran K.',
        words: 'Agreed. I will ask if anything is left before I close.',
      },
    ],
  }),
  // The address change: right on the phone, and left undone in three systems.
  markedCall({
    sheetId: 'KB207722',
    language: 'English',
    script: `
      0 5 colleague: Good morning, Kaveri Bank. Sunita here.
      6 14 caller: I have moved to Mysuru and need my address changed.
      16 24 colleague: You have moved to Mysuru, and your bank address should follow.
      26 28 caller: Exactly.
      30 36 colleague: What is your date of birth, please?
      37 41 caller: 19 August, 1992.
      44 50 colleague: Name, account, old PIN code?
      52 66 caller: Sorry, which first?
      70 78 colleague: The PIN code of your old address.
      80 86 caller: 5 6 0 0 7 8.
      96 118 caller: The courier had come to the old house twice already.
      122 138 colleague: That will stop now. Do you have the rent agreement?
      140 150 caller: Yes, I have uploaded it.
      190 199 colleague: I have changed it on the card.
      202 213 colleague: You will get a message by five this evening.
      215 224 colleague: Your reference is K B 2 0 7 7 2 2.
      226 231 colleague: Is there anything else I can do?
      232 238 caller: No, that is all.
      0 greeting: “Good morning, Kaveri Bank. Sunita here.”
      6 language: Caller in English, answered in English
      80 two-factors: Date of birth and old address matched
      16 restates: “You have moved to Mysuru.”
      44 one-question: “Name, account, old PIN code?” | Three questions in one.
      190 right-action: “I have changed it on the card.” | Three systems left unchanged.
      202 date-or-time: “You will get a message by five this evening.”
      215 reference: “Your reference is K B 2 0 7 7 2 2.”
      122 composure: Pace and volume level throughout
      226 anything-left: “Is there anything else I can do?”
    `,
    draft:
      'You gave a time and kept to it: keep that. An address lives in four systems; change it in core banking, and the other three follow.',
  }),
]
