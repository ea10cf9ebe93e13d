import { site } from '../../common/brand/site.ts'

/** How many calls the bank has at once, three seconds each, over and over. */
export const callsOnLine = [
  318, 319, 321, 320, 322, 320, 319, 321, 323, 321, 318, 317, 319, 320, 318, 316, 317, 319,
]

/** Masked numbers of those who call after the first ten. */
// oxfmt-ignore
export const laterCallers = [
  '98••• •• 960', '90••• •• 669', '94••• •• 586', '97••• •• 464', '94••• •• 856', '97••• •• 348',
  '94••• •• 040', '78••• •• 418', '98••• •• 179', '90••• •• 890', '70••• •• 932', '86••• •• 305',
  '91••• •• 127', '88••• •• 553', '82••• •• 274', '99••• •• 611', '96••• •• 738',
]

/** Beside the console’s title, behind the figures: how many calls are listed. */
export const listedCalls = (running: number) =>
  running === 10 ? 'Ten of them are listed.' : `${running} of them are listed.`

/** In place of a list that is empty. */
export const nobodyWaits = 'Nobody waits for you. Every call here is being answered.'

/** In place of a call that the address names and the sample does not have. */
export const noSuchCallWords = {
  heading: 'This call is not on the line.',
  why: 'The sample may have been reset, or the call has not come in yet.',
}

/** What a call’s transcript notes between the sentences. */
export const callNotes = {
  listened: 'You listened in',
  whispered: (words: string) => `You whispered: ${words}`,
  /** After a whisper, and after a sentence, for which nothing was recorded. */
  notRecorded: (suggestion: string) =>
    `In this demo only the suggested whisper is passed on: “${suggestion}”`,
  noAnswer: 'In this demo the caller’s answers are recorded, and none fits that. The example below has one.',
  taken: (from: string) => `You took over from ${from}`,
  handedBack: (to: string) => `You handed the call back to ${to}`,
}

/** Sentences for whoever has taken a call and has nothing at hand, in the order in which they are offered. */
export const supervisorSentences = [
  'Hello, I am the supervisor on this call.',
  'May I have your date of birth?',
  'It is done. You will get an SMS.',
  'Is there anything else?',
  'Thank you for calling. Goodbye.',
]

/** What the console says beneath a call, by what was done last. */
export const actionNotes = {
  paused: 'Live is paused. The call goes on when you resume it.',
  sound: 'Simulated: in this demo you read along, no sound is played.',
  logged: 'That you listened is logged.',
  read: (holder: string) => `${holder} has read it.`,
  heard: (holder: string) => `${holder} has heard it, and uses it in the next sentence.`,
  handedBack: (holder: string) => `${holder} has the call again, with what you said.`,
}

/** In the panels that an action opens. `holder` has the call. */
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

/** Read out when the open call changes. */
export const spokenNews = {
  ended: 'The call has ended.',
  yours: 'You have the call.',
  needsYou: (because: string) => `Needs you. ${because}`,
  theirs: (holder = site.brand) => `${holder} has the call.`,
  caller: (words: string) => `Caller: ${words}`,
}

/** In the figure’s row of systems, until one was asked. */
export const nothingAsked = 'Nothing asked yet'

/** What the figure is, for whoever does not see it. */
export const scoreCaption = 'Score of the call so far: voice, checks and systems on one clock'
