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
    ],
    page: '/solutions/bpo',
    quote: 'Scrubs the list, dials at the client’s pace, files each outcome.',
  },
  {
    asked: [
      'language cover at night, no agent speaks Odia or Assamese',
      'nobody speaks the language tonight',
      'rare languages staff',
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
    ],
    say: 'Yes. It stays in that client’s store, for its retention period, opened by its own users.',
    page: '/solutions/bpo',
    quote: 'Stays in that client’s store, for its retention period, opened by its own users',
  },
  {
    asked: ['audit for each client on their own score sheet', 'audits for each client', 'client scorecards'],
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
]
