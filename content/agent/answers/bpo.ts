import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /solutions/bpo. */
export const bpo: readonly AgentAnswer[] = [
  {
    asked: [
      'Do you work with BPOs, call centres, contact centres, outsourcing, several clients?',
      'are reports separate for each client, callback campaigns, outbound dialling',
      'outsourcing firms',
      'we serve many brands',
      'third-party call centre',
      'teleservices',
      'help for my call centre',
    ],
    say: 'Yes. It dials beside your agents in each client’s name and language, and reports to every client apart.',
    page: '/solutions/bpo',
    quote: 'It finishes the plain calls, passes on the hard ones, and reports to every client apart.',
  },
  {
    asked: [
      'night shift, overflow, peak hours, spikes in calls, seasonal load, extra capacity',
      'not enough staff at peak',
      'overflow when everyone is busy',
      'temporary hiring',
      'graveyard shift',
    ],
    say: 'It picks up from the first call over your limit, and steps back the minute an agent is free.',
    page: '/solutions/bpo',
    quote: 'Picks up from the first call over your limit, and steps back the minute an agent is free.',
  },
  {
    asked: [
      'callback list, thousands of callbacks, dialling campaigns for a call centre',
      'backlog of callbacks',
      'huge list to dial',
      'phone campaign for a client',
      'four thousand callbacks pending and few people',
      'callback backlog on Monday',
      'callbacks pending and only few agents',
    ],
    page: '/solutions/bpo',
    quote: 'Scrubs the list, dials at the client’s pace, files each outcome.',
  },
  {
    asked: [
      'language cover at night, no agent speaks Odia or Assamese',
      'nobody speaks the language tonight',
      'rare languages staff',
      'no Bengali agent on shift',
      'language gap at night',
    ],
    page: '/solutions/bpo',
    quote:
      'Takes the Odia or Assamese call that nobody on tonight’s roster can, and leaves its notes in English.',
  },
  {
    asked: [
      'Is one client’s data kept away from another client, data segregation between clients of a BPO?',
      'mixing up data of two brands',
      'separation between clients',
      'data isolation',
      'multi-tenant',
      'would each of my clients see the others’ data',
      'client A should not see client B',
    ],
    say: 'Yes. It stays in that client’s store, for its retention period, opened by its own users.',
    page: '/solutions/bpo',
    quote: 'Stays in that client’s store, for its retention period, opened by its own users',
  },
  {
    asked: [
      'audit for each client on their own score sheet',
      'audits for each client',
      'client scorecards',
      'client-wise quality check',
      'audit by client',
    ],
    page: '/solutions/bpo',
    quote:
      'Rings back a sample of closed cases and marks them on that client’s sheet, out of other clients’ sight.',
  },
  {
    asked: [
      'Do inbound and outbound work together, blended calling, own script and number per client?',
      'both directions of calls',
      'incoming and outgoing together',
      'different greeting per client',
      'blend mode',
    ],
    say: 'Yes: inbound and outbound in one blend, with a script, voice and number per client.',
    page: '/solutions/bpo',
    quote: 'Inbound and outbound in one blend',
  },
  {
    asked: [
      'Will it replace our agents, do we lose jobs, how many agents can we reduce?',
      'layoffs',
      'headcount reduction',
      'staff afraid of losing jobs',
      'what will my team do',
      'naukri chali jayegi',
    ],
    say: 'It takes the plain calls. Your agents hear the hard ones only, with the first two minutes already written down.',
    page: '/solutions/bpo',
    quote: 'Hears the hard calls only, with the first two minutes already written down.',
  },
  {
    asked: [
      'results at a call centre',
      'abandoned calls in the evening',
      'cost per contact',
      'how long to open a new language on the floor',
    ],
    say: 'In the sample, callbacks within the SLA rose from 54 in a hundred to 97, and cost per contact fell from ₹38 to ₹13.',
    page: '/solutions/bpo',
    quote: 'A sample contact centre in Indore: nine clients, 240 seats and 5.2 lakh calls a month.',
  },
  {
    asked: [
      'do we still hire extra people for peak season',
      'seasonal hiring',
      'ramp-up for a festival',
      'cost of temporary agents',
    ],
    say: 'No: you stop hiring ninety people for a peak that lasts three weeks.',
    page: '/solutions/bpo',
    quote: 'Stops hiring ninety people for a peak that lasts three weeks.',
  },
  {
    asked: [
      'are dispositions written into the client CRM',
      'outcome codes',
      'wrap-up codes',
      'call result in CRM',
    ],
    page: '/solutions/bpo',
    quote: 'Dispositions filed in the client’s CRM',
  },
  {
    asked: [
      'can our client see live SLA',
      'client dashboard',
      'hourly report to the client',
      'client wants a live view',
    ],
    say: 'The client sees its service level hour by hour.',
    page: '/solutions/bpo',
    quote: 'Sees its service level hour by hour, not in next month’s review.',
  },
  {
    asked: ['retry logic', 'how often does it redial', 'number busy, try again', 'attempts per number'],
    page: '/solutions/bpo',
    quote: 'Retry rules by disposition code',
  },
  {
    asked: [
      'when do our agents step in',
      'bereaved person on a campaign call',
      'which calls reach my agents',
      'client’s money limit',
    ],
    page: '/solutions/bpo',
    quote: 'For threats, bereavement, sums above the client’s limit, and whoever asks for a person',
  },
  {
    asked: [
      'SMS under our client’s header',
      'DLT template per campaign',
      'sender name for each client',
      'SMS compliance of a BPO',
    ],
    page: '/solutions/bpo',
    quote: 'Go out only under the client’s own DLT-registered header and template',
  },
  {
    asked: [
      'trial for a BPO',
      'pilot with one process',
      'how does an outsourcer start',
      'two-week test on our dialler',
    ],
    say: 'Choose one client and one campaign, for a fortnight, on your dialler.',
    page: '/solutions/bpo',
    quote: 'Choose one client and one campaign.',
  },
  {
    asked: ['AHT report', 'average handling time per shift', 'time on calls by queue', 'floor productivity'],
    page: '/solutions/bpo',
    quote: 'Handling time by queue and by shift',
  },
]
