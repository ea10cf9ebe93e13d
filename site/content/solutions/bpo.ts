import { points } from '../products/feature.ts'
import { site } from '../../../common/brand/site.ts'
import { reasonRows, resultRows, solutionPage, spokenCall } from './solution-page.ts'

export const bpo = solutionPage('bpo', {
  search: {
    title: 'BPO: the callback list, cleared before lunch',
    description: `Callback campaigns, overflow, night shifts, languages and audits: ${site.brand} dials beside your agents, keeps clients apart and hands over only the hard calls.`,
  },
  hero: {
    title: 'BPO callback lists, cleared before lunch',
    lead: 'An AI assistant that dials beside your agents, in each client’s name and language. It finishes the plain calls, passes on the hard ones, and reports to each client separately.',
    audience: 'contact centres that serve several clients',
    price: 'voice',
    dialogHeading: 'See your callback list worked.',
    terms: [
      'One client’s data never in another’s',
      'Each client’s own DLT header',
      'The preference register, before each dial',
    ],
  },
  call: spokenCall(`
    readFrom: 29
    caller 0–5.6: I have four thousand callbacks and eleven agents.
    assistant 6.4–11.8: Good morning, Nandini. Whose lists are they, and when do they fall due?
    caller 12.5–17.6: Two clients, broadband and lending. Both by one o’clock.
    event 18.8: Lists scrubbed | 160 of 4,000 taken off
    assistant 20–32.8: 118 repeat and 42 have opted out. That leaves 3,840, cleared by 12:40 pm on forty lines.
    caller 33.5–38.4: My agents are on inbound until eleven. Send them only the hard ones.
    event 39.3: Blend rule set | Inbound first until 11 am
    assistant 40.2–50: I will blend. A hard call goes to a free agent with notes, or is given a time.
    caller 50.7–54: And each client sees only its own?
    event 55: Forty lines opened | Two headers, two reports
    assistant 56–66: Its own header, its own number, its own report. Dialling now. First count at ten.
  `),
  reasons: {
    title: 'What a floor hands over',
    shareOf: 'finished without an agent',
    rows: reasonRows({
      'Callback campaigns, 66 s, 92%':
        'Scrubs the list, dials at the client’s pace, files each outcome. That Monday, 308 of 3,840 reached an agent.',
      'Overflow and night shifts, 79 s, 83%':
        'Picks up from the first call over your limit, and steps back the minute an agent is free.',
      'Language cover, 88 s, 85%':
        'Takes the Odia or Assamese call that nobody on tonight’s roster can, and leaves its notes in English.',
      'Client-wise call audits, 54 s, 97%':
        'Calls back a sample of closed cases and marks them on that client’s sheet, out of other clients’ sight.',
    }),
  },
  checklist: {
    title: 'Set up client by client',
    items: [
      'A script, voice and number per client',
      'Inbound and outbound in one blend',
      'DLT header and template per campaign',
      'Preference-register scrub before dialling',
      'Retry rules by disposition code',
      'Handling time by queue and by shift',
      'A written summary ahead of each transfer',
      'Dispositions filed in the client’s CRM',
    ],
  },
  benefits: {
    title: 'Four desks on the floor, eased',
    cards: points({
      'The shift manager': 'Begins Monday with a plan for the list instead of an apology.',
      'The agent': 'Hears the hard calls only, with the first two minutes already written down.',
      'The client': 'Sees its service level hour by hour, not in next month’s review.',
      'The finance head': 'Stops hiring ninety people for a peak that lasts three weeks.',
    }),
  },
  limits: {
    title: 'Rules that a client can audit',
    lead: 'A campaign carries its own consent, header and hours, and does not run without them.',
    rules: points({
      'Will not dial': 'A number on TRAI’s preference register, unless consent to that client is on record',
      'Text messages': 'Go out only under the client’s own DLT-registered header and template',
      'Client data': 'Stays in that client’s store, for its retention period, opened by its own users',
      'Agents step in':
        'For threats, bereavement, sums above the client’s limit, and whoever asks for a person',
    }),
  },
  results: {
    isSample: true,
    title: 'A full quarter at Lotus Lane',
    lead: 'A sample contact centre in Indore: nine clients, 240 seats and 5.2 lakh calls a month.',
    rows: resultRows({
      'Callbacks made within the SLA': [54, 97, 'callbacks in a hundred'],
      'Abandoned in the evening peak': [17, 2, 'calls in a hundred'],
      'Handling cost per contact': [38, 13, 'rupees'],
      'Time to open a new language': [45, 9, 'days'],
    }),
    claims: ['connectors', 'monthlyInteractions'],
  },
  closing: {
    title: 'Hand it one Monday list',
    lead: `Choose one client and one campaign. ${site.brand} works it beside your agents for a fortnight, on your dialler.`,
    dialogHeading: 'Bring us a Monday callback list.',
  },
})
