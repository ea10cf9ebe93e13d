import { site } from '../site.ts'

/** Beside the console’s title, behind the figures: how many calls are listed. */
export const listedCalls = {
  ten: 'Ten of them are listed.',
  all: 'All of them are listed.',
  peak: 'A peak, made up for the demo.',
}

/** In place of a list that is empty. */
export const nobodyWaits = 'Nobody waits for you. Every call here is being answered.'

/** In place of a call that the address names and the sample does not have. */
export const noSuchCallWords = {
  heading: 'This call is not on the line.',
  why: 'The sample may have been reset, or the call has not come in yet.',
}

/** What the console says beneath a call, by what was done last. */
export const actionNotes = {
  paused: 'Live is paused. The call goes on when you resume it.',
  sound: 'Simulated sound: tones that follow the voices, not speech.',
  logged: 'That you listened is logged.',
  read: (holder: string) => `${holder} has read it.`,
  heard: (holder: string) => `${holder} has heard it, and uses it in the next sentence.`,
  handedBack: (holder: string) => `${holder} has the call again, with what you said.`,
  yourColleague: 'your colleague',
}

/** In the panels that an action opens. `holder` has the call. */
export const panelWords = {
  take: {
    question: 'Take this call?',
    what: (holder: string) =>
      `${holder} will say “I am connecting you to a colleague”, then stop. You can hand it back.`,
  },
  whisper: {
    unheard: (holder: string) => `Whisper to ${holder}: the caller does not hear it.`,
    untranslated: 'It is passed on in the caller’s language; this sample shows your own words untranslated.',
  },
  say: (holder: string) =>
    `You have this call; ${holder} is silent and takes notes. Simulated: the answers are made up, and nothing reaches a real person.`,
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
