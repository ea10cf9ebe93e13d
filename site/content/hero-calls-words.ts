/** One line of a conversation: in the caller's language and script, with the English. */
export interface SubtitleLine {
  native: string
  english: string
}

/** A sample call of the hero: a question, what is checked before the answer, and the answer. */
export interface HeroCall {
  /** Name of the language, in English. */
  language: string
  /** BCP 47 tag of the native lines. */
  lang: string
  question: SubtitleLine
  /** What the assistant does before it answers. */
  check: string
  answer: SubtitleLine
}

export const heroCalls: [HeroCall, ...HeroCall[]] = [
  {
    language: 'Hindi',
    lang: 'hi',
    question: {
      native: 'मेरा कार्ड खो गया है, उसे ब्लॉक कर दीजिए।',
      english: 'I have lost my card. Please block it.',
    },
    check: 'Checks the caller, then core banking',
    answer: {
      native: 'कार्ड 4471 ब्लॉक कर दिया है।',
      english: 'Card 4471 is blocked.',
    },
  },
  {
    language: 'Tamil',
    lang: 'ta',
    question: {
      native: 'டாக்டர் அப்பாயின்ட்மென்ட்டை நாளைக்கு மாற்ற முடியுமா?',
      english: 'Can I move the doctor’s appointment to tomorrow?',
    },
    check: 'Checks Dr Iyer’s list for tomorrow',
    answer: {
      native: 'நாளை காலை 10:30 மணிக்கு மாற்றிவிட்டேன்.',
      english: 'I have moved it to 10:30 tomorrow morning.',
    },
  },
  {
    language: 'Bengali',
    lang: 'bn',
    question: { native: 'আমার অর্ডারটা এখনও আসেনি।', english: 'My order has still not come.' },
    check: 'Traces the parcel with the courier',
    answer: { native: 'আজ সন্ধ্যা ছটার মধ্যে পৌঁছে যাবে।', english: 'It will reach you by six this evening.' },
  },
]
