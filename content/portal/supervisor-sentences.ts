/** Openings for whoever has taken a call and has nothing at hand, in the order in which they are offered. */
export const supervisorSentences: readonly string[] = [
  'Hello, I am the supervisor on this call.',
  'May I have your date of birth?',
  'It is done. You will get an SMS.',
  'Is there anything else?',
  'Thank you for calling. Goodbye.',
]
