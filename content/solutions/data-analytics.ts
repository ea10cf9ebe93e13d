import { site } from '../site.ts'
import { checkSolutionPage, spokenTurns } from './solution-page.ts'

export const dataAnalytics = checkSolutionPage('data-analytics', {
  search: {
    title: 'Data Analytics: ask why calls rose',
    description: `Ask in a sentence why calls rose. ${site.brand} groups every call by cause, sets it beside your own logs and names what changed, with masked recordings to hear.`,
  },
  hero: {
    title: 'Data Analytics: ask why calls rose, and hear the cause.',
    lead: 'An AI assistant that has listened to every call. Ask about a branch, a day or a doubt: it counts, compares with your own logs and answers in sentences you can check.',
    audience: 'heads of operations and their analysts',
    price: 'quoted',
    dialogHeading: 'Put a question to your own calls.',
  },
  call: {
    turns: spokenTurns(`
      caller 0–4: Why did calls from Nagpur double on Thursday?
      assistant 6.4–13: 1,884 calls, against 930. Four in five asked why the power was off.
      assistant 13.7–19.6: It was a planned shutdown. The SMS about it never reached 12,400 homes.
      assistant 21.8–28.4: One batch failed on Wednesday at 6:10 pm. The other eleven went out.
      caller 29.1–31.8: Who knows about the batch?
      assistant 33.6–40: Your SMS desk, from this minute. It has the log and ten calls to hear.
    `),
    readFrom: 25,
    events: [
      { at: 5.2, title: 'Calls grouped', detail: '1,884 calls, nine causes' },
      { at: 20.7, title: 'Gateway log matched', detail: 'Batch 7 of 12, not delivered' },
      { at: 32.7, title: 'Sent to its owner', detail: 'SMS desk, ten calls attached' },
    ],
  },
  reasons: {
    title: 'Four questions for a Friday morning.',
    shareOf: 'answered without an analyst',
    rows: [
      {
        title: 'Why did it rise?',
        text: 'Sorts the extra calls by cause, finds what they share, and names the change that came before.',
        seconds: 40,
        share: 87,
      },
      {
        title: 'Who had to call again?',
        text: 'Follows one complaint across days and channels, back to the answer that did not hold.',
        seconds: 55,
        share: 82,
      },
      {
        title: 'Which branch differs?',
        text: 'Sets PIN codes, shifts and teams side by side, and leaves out gaps too small to mean anything.',
        seconds: 47,
        share: 91,
      },
      {
        title: 'What will Monday bring?',
        text: 'Reads billing cycles, holidays and planned works, and gives a range instead of a single figure.',
        seconds: 62,
        share: 74,
      },
    ],
  },
  checklist: {
    title: 'Ready for the first question.',
    items: [
      'Plain questions, spoken or typed',
      'Drivers named in the callers’ own words',
      'SMS, app and outage logs alongside',
      'Sample size beside each percentage',
      'Ten recordings behind every answer',
      'Views by feeder, branch, team or shift',
      'Standing questions, answered by seven',
      'Tables for your own warehouse',
    ],
  },
  benefits: {
    title: 'Four people who stop guessing.',
    cards: [
      { who: 'The operations head', text: 'Walks into the review with a cause, not a chart.' },
      { who: 'The analyst', text: 'Spends the week on hard questions, not on a ninth pivot table.' },
      { who: 'The field crew', text: 'Learns of a bad feeder from its street, hours before the report.' },
      { who: 'The household', text: 'Is told in time, and has no reason to call at all.' },
    ],
  },
  limits: {
    title: 'Who may see, who may hear, how long.',
    lead: 'Your data protection officer sets these rules, with the DPDP Act in hand, before a call is read.',
    rules: [
      {
        when: 'Masking',
        what: 'Names, phone, Aadhaar and card numbers are hidden before a text is stored or searched',
      },
      {
        when: 'Access',
        what: 'By role and region. Sound opens only for a stated reason, and the listener’s name is logged',
      },
      {
        when: 'Retention',
        what: 'Sound goes after the days you set; counts stay. On erasure, a customer’s text and sound both go',
      },
      {
        when: 'Small groups',
        what: 'No figure is given on fewer than twenty callers, nor a ranking of named staff',
      },
    ],
  },
  results: {
    title: 'A summer at Dhruva Power.',
    lead: 'A sample electricity distributor in Vidarbha: 3.4 lakh calls a month, March to June.',
    rows: [
      { measure: 'From a rise to its cause in words', unit: 'hours', perLine: 1, before: 72, after: 1 },
      {
        measure: 'Calls with a cause on record',
        unit: 'calls in a hundred',
        perLine: 1,
        before: 31,
        after: 97,
      },
      {
        measure: 'Calls about a notice not received',
        unit: 'calls in a hundred',
        perLine: 1,
        before: 14,
        after: 5,
      },
      { measure: 'Monthly reports built by hand', unit: 'reports', perLine: 1, before: 64, after: 9 },
    ],
    claims: ['monthlyInteractions', 'uptimeReported'],
  },
  closing: {
    title: 'Ask it about your worst Thursday.',
    lead: 'Give us thirty days of recordings and a question nobody could answer. We bring the cause, or say we found none.',
    button: 'Speak to our Team',
    dialogHeading: 'Bring us your worst Thursday.',
  },
})
