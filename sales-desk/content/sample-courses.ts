import type { CourseName } from './sample-leads.ts'

/** Which of the sample team does it: the assignee, or somebody else. */
type Who = 'own' | 'other'

/** What is done with a lead, that many hours after the previous step. */
export type SampleStep = { after: number; who: Who } & (
  | { what: 'take' }
  | { what: 'note' | 'answer' | 'answered-elsewhere'; text: string }
  /** The person writes back. */
  | { what: 'reply'; text: string }
  | { what: 'stage'; stage: 'won' | 'lost' }
)

const taken: SampleStep = { after: 0.4, who: 'own', what: 'take' }
const answer = (after: number, text: string): SampleStep => ({ after, who: 'own', what: 'answer', text })
const note = (after: number, text: string, who: Who = 'own'): SampleStep => ({
  after,
  who,
  what: 'note',
  text,
})

const firstAnswer = answer(
  2,
  'Good day {{first name}},\n\nthank you for writing about {{about}}. To answer with figures I need three things: how many calls reach you in a month, in which languages, and what most of them are about.\n\nIf you have ten minutes today or tomorrow, tell me when to call.',
)
const reply = (after: number, text: string): SampleStep => ({ after, who: 'own', what: 'reply', text })
const figures = reply(
  18,
  'Thank you for the quick answer.\n\nAbout 12,000 a month, most of them in the first week. English is enough to begin with, the other languages by March.\n\nTomorrow after 3 pm suits me.',
)
const offer = answer(
  30,
  'Good day {{first name}},\n\nas promised, the offer for {{company}} is in the link below, with the price of each minute and no fee for setting it up. The pilot takes ten working days on one line of yours, and you listen in.\n\nhttps://offers.example/sample',
)

/** The courses of conversations. The last steps of a recent lead are in the future, and are omitted. */
export const courses: Readonly<Record<Exclude<CourseName, 'spam'>, readonly SampleStep[]>> = {
  won: [
    taken,
    firstAnswer,
    figures,
    note(4, 'Called. They have the numbers: see the mail. Wants the pilot on the evening line first.'),
    offer,
    reply(40, 'The price is fine. Where are the recordings kept, and for how long?'),
    answer(
      3,
      'Good day {{first name}},\n\nin India, and as long as you set it; 90 days unless you say otherwise. The details stand on our page on data.',
    ),
    note(20, 'Their IT asks where recordings are kept. Sent the page on compliance.', 'other'),
    { after: 70, who: 'own', what: 'stage', stage: 'won' },
  ],
  lost: [
    taken,
    firstAnswer,
    answer(
      70,
      'Good day {{first name}},\n\nmay I ask whether my mail about {{about}} has reached you? If the time is not right, a short no helps me too.',
    ),
    note(100, 'No answer to two mails and a call. Volume is below what a pilot needs.'),
    { after: 1, who: 'own', what: 'stage', stage: 'lost' },
  ],
  answered: [taken, firstAnswer, note(40, 'Number does not answer. Tries again on Monday.'), figures, offer],
  'by-phone': [
    taken,
    {
      after: 1,
      who: 'own',
      what: 'answered-elsewhere',
      text: 'Called. Twelve minutes. Wants to hear the assistant in their own language before anything else.',
    },
    answer(
      5,
      'Good day {{first name}},\n\nhere is the line you can call at any hour to hear it, as we said on the telephone: 1800 000 0000 (sample).',
    ),
  ],
  late: [
    { ...taken, after: 27 },
    note(0.2, 'Lay untouched over the weekend. Write with an apology.', 'other'),
    { ...firstAnswer, after: 1 },
  ],
  taken: [taken, note(1, 'Looked at their website: two branches, one number. Will call this afternoon.')],
  untouched: [],
}

/** Texts that the sample team has ready. */
export const sampleTemplates = [
  {
    name: 'First answer',
    subject: 'Your message to us, {{reference}}',
    text: 'Good day {{first name}},\n\nthank you for your message. How many calls reach {{company}} in a month, in which languages, and what are most of them about?\n\nWith that I send you a price by tomorrow.',
  },
  {
    name: 'No answer yet',
    subject: 'Has my mail reached you?',
    text: 'Good day {{first name}},\n\nmay I ask whether my mail has reached you? A short no helps me too.',
  },
]
