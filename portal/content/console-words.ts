import { site } from '../../common/brand/site.ts'

/** How many calls the bank has at the same time, for three seconds each, in a loop. */
export const callsOnLine = [
  318, 319, 321, 320, 322, 320, 319, 321, 323, 321, 318, 317, 319, 320, 318, 316, 317, 319,
]

/** Masked numbers of callers after the first ten. */
// oxfmt-ignore
export const laterCallers = [
  '98••• •• 960', '90••• •• 669', '94••• •• 586', '97••• •• 464', '94••• •• 856', '97••• •• 348',
  '94••• •• 040', '78••• •• 418', '98••• •• 179', '90••• •• 890', '70••• •• 932', '86••• •• 305',
  '91••• •• 127', '88••• •• 553', '82••• •• 274', '99••• •• 611', '96••• •• 738',
]

/** Beside the console’s title, after the figures: how many calls are listed. */
export const listedCalls = (running: number) =>
  running === 10 ? 'Ten of them are listed.' : `${running} of them are listed.`

/** Instead of an empty list. */
export const nobodyWaits = 'Nobody waits for you. Every call here is being answered.'

/** Instead of a call in the address that does not exist in the sample. */
export const noSuchCallWords = {
  heading: 'This call is not on the line.',
  why: 'The sample may have been reset, or the call has not come in yet.',
}

/** What a call’s transcript notes between the sentences. */
export const callNotes = {
  listened: 'You listened in',
  whispered: (words: string) => `You whispered: ${words}`,
  /** After a whisper or a sentence without a recorded response. */
  notRecorded: (suggestion: string) =>
    `In this demo only the suggested whisper is passed on: “${suggestion}”`,
  noAnswer: 'In this demo the caller’s answers are recorded, and none fits that. The example below has one.',
  taken: (from: string) => `You took over from ${from}`,
  handedBack: (to: string) => `You handed the call back to ${to}`,
}

/** Suggested sentences for anybody who has taken a call, in order. */
export const supervisorSentences = [
  'Hello, I am the supervisor on this call.',
  'May I have your date of birth?',
  'It is done. You will get an SMS.',
  'Is there anything else?',
  'Thank you for calling. Goodbye.',
]

/** What the console says below a call, by the last action. */
export const actionNotes = {
  paused: 'Live is paused. The call goes on when you resume it.',
  sound: 'Simulated: in this demo you read along, no sound is played.',
  logged: 'That you listened is logged.',
  read: (holder: string) => `${holder} has read it.`,
  heard: (holder: string) => `${holder} has heard it, and uses it in the next sentence.`,
  handedBack: (holder: string) => `${holder} has the call again, with what you said.`,
}

/** In the panels opened by actions. `holder` has the call. */
export const panelWords = {
  take: {
    question: 'Take this call?',
    what: (holder: string) =>
      `${holder} will say “I am connecting you to a colleague”, then stop. You can hand it back.`,
  },
  whisper: (holder: string) => `Whisper to ${holder}: the caller does not hear it.`,
  say: (holder: string) =>
    `You have this call; ${holder} is silent and takes notes. Simulated: the answers are recorded, and nothing reaches a real person.`,
}

/** Announced when the open call changes. */
export const spokenNews = {
  ended: 'The call has ended.',
  yours: 'You have the call.',
  needsYou: (because: string) => `Needs you. ${because}`,
  theirs: (holder = site.brand) => `${holder} has the call.`,
  caller: (words: string) => `Caller: ${words}`,
}

/** In the figure’s row of systems, until one has been queried. */
export const nothingAsked = 'Nothing asked yet'

/** Text alternative of the figure. */
export const scoreCaption = 'Score of the call so far: voice, checks and systems on one clock'
