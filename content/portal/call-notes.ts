/** What a call’s transcript notes between the sentences. */
export const callNotes = {
  listened: 'You listened in',
  whispered: (words: string) => `You whispered: ${words}`,
  taken: (from = '') => `You took over from ${from}`,
  handedBack: (to = '') => `You handed the call back to ${to}`,
  approved: 'Approved by Sunita G.',
}

/** A whispered suggestion as it is said to the caller, by what it begins with. */
export const passedOnWords = {
  offer: (words: string) => `If you like, I can ${words}.`,
  question: (words: string) => `May I ask about this: ${words}?`,
  statement: (words: string) => `One more thing: ${words}.`,
  /** Of a whisper in another script, which is passed on as it is. */
  untranslated: 'One more thing, in your own words.',
}
