import { points } from '../products/feature.ts'
import { site } from '../../../common/brand/site.ts'
import { reasonRows, resultRows, solutionPage, spokenCall } from './solution-page.ts'

export const dataAnalytics = solutionPage('data-analytics', {
  search: {
    title: 'Data Analytics: ask why calls rose',
    description: `Ask in a sentence why calls rose. ${site.brand} groups every call by cause, sets it beside your own logs and names what changed, with masked recordings to hear.`,
  },
  hero: {
    title: 'Data Analytics: ask why calls rose, and hear the cause',
    lead: 'Ask an AI assistant about a branch, a day or a doubt: it counts, compares with your own logs and answers in sentences you can check.',
    audience: 'heads of operations and their analysts',
    price: 'smart-analytics',
    dialogHeading: 'Put a question to your own calls.',
    terms: [
      'Asked in a sentence, not in SQL',
      'Ten recordings behind each figure',
      'Nothing on fewer than twenty callers',
    ],
    namesake: {
      here: 'One use, a question put aloud, of the product',
      product: 'smart-analytics',
      there: ', which counts every call.',
    },
  },
  call: spokenCall(`
    readFrom: 25
    caller 0–4: Why did calls from Nagpur double on Thursday?
    event 5.2: Calls grouped | 1,884 calls, nine causes
    assistant 6.4–13: 1,884 calls, against 930. Four in five asked why the power was off.
    assistant 13.7–19.6: It was a planned shutdown. The SMS about it never reached 12,400 homes.
    event 20.7: Gateway log matched | Batch 7 of 12, not delivered
    assistant 21.8–28.4: One batch failed on Wednesday at 6:10 pm. The other eleven went out.
    caller 29.1–31.8: Who knows about the batch?
    event 32.7: Sent to its owner | SMS desk, ten calls attached
    assistant 33.6–40: Your SMS desk, from this minute. It has the log and ten calls to hear.
  `),
  reasons: {
    title: 'Four questions for a Friday morning',
    shareOf: 'answered without an analyst',
    rows: reasonRows({
      'Why did it rise?, 40 s, 87%':
        'Sorts the extra calls by cause, finds what they share, and names the change that came before.',
      'Who had to call again?, 55 s, 82%':
        'Follows one complaint across days and channels, back to the answer that did not hold.',
      'Which branch differs?, 47 s, 91%':
        'Sets PIN codes, shifts and teams side by side, and leaves out gaps too small to mean anything.',
      'What will Monday bring?, 62 s, 74%':
        'Reads billing cycles, holidays and planned works, and gives a range instead of a single figure.',
    }),
  },
  checklist: {
    title: 'Ready for the first question',
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
    title: 'Four people who stop guessing',
    cards: points({
      'The operations head': 'Walks into the review with a cause, not a chart.',
      'The analyst': 'Spends the week on hard questions, not on a ninth pivot table.',
      'The field crew': 'Learns of a bad feeder from its street, hours before the report.',
      'The household': 'Is told in time, and has no reason to call at all.',
    }),
  },
  limits: {
    title: 'Who may see, who may hear, how long',
    lead: 'Your data protection officer sets these rules, with the DPDP Act in hand, before a call is read.',
    rules: points({
      Masking: 'Names, phone, Aadhaar and card numbers are hidden before a text is stored or searched',
      Access: 'By role and region. Sound opens only for a stated reason, and the listener’s name is logged',
      Retention:
        'Sound goes after the days you set; counts stay. On erasure, a customer’s text and sound both go',
      'Small groups': 'No figure is given on fewer than twenty callers, nor a ranking of named staff',
    }),
  },
  results: {
    isSample: true,
    title: 'A summer at Dhruva Power',
    lead: 'A sample electricity distributor in Vidarbha: 3.4 lakh calls a month, March to June.',
    rows: resultRows({
      'From a rise to its cause in words': [72, 1, 'hours'],
      'Calls with a cause on record': [31, 97, 'calls in a hundred'],
      'Calls about a notice not received': [14, 5, 'calls in a hundred'],
      'Monthly reports built by hand': [64, 9, 'reports'],
    }),
    claims: ['monthlyInteractions', 'uptimeReported'],
  },
  closing: {
    title: 'Ask it about your worst Thursday',
    lead: 'Give us thirty days of recordings and a question nobody could answer. We bring the cause, or say we found none.',
    dialogHeading: 'Bring us your worst Thursday.',
  },
})
