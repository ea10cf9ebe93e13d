import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /products/smart-analytics. */
export const smartAnalytics: readonly AgentAnswer[] = [
  {
    asked: [
      'Why did call volume rise, spike or increase, what are the reasons customers call?',
      'call driver analytics, root cause of calls',
      'What is Smart Analytics?',
      'Why do customers call us so much?',
      'What does Smart Analytics tell me?',
      'sudden jump in calls',
      'find out what went wrong',
      'why is everyone ringing',
      'pattern in complaints',
    ],
    say: 'Smart Analytics lays every conversation beside the ones it resembles, and tells you the same morning what they have in common and what it costs.',
    page: '/products/smart-analytics',
    quote:
      'Smart Analytics lays every conversation beside the ones it resembles, and tells you on the same morning what they have in common and what it costs.',
  },
  {
    asked: [
      'What does Smart Analytics do, what is smart analytics?',
      'Can it tell the top reasons why customers are calling, call reasons, call categories?',
      'topics people ring about',
      'classify calls',
      'main drivers',
      'tagging of conversations',
      'no disposition codes to choose',
      'why do people phone us',
      'call karne ki wajah',
    ],
    say: 'It gives each call the reason the caller would give, and tells you what a swell of calls has in common and what it costs.',
    page: '/products/smart-analytics',
    quote: 'Each call is given the reason the caller would give.',
  },
  {
    asked: [
      'Can it forecast tomorrow’s call volume, staffing, predict how many calls will come?',
      'how many staff tomorrow',
      'workforce planning',
      'expected traffic',
      'rush prediction',
    ],
    say: 'Yes, a day ahead: salary days, due dates and weather are read against three years of your own calls.',
    page: '/products/smart-analytics',
    quote: 'Salary days, due dates and weather are read against three years of your own calls.',
  },
  {
    asked: [
      'Does it send reports by itself, weekly report, Monday report, email report to management?',
      'summary for the boss',
      'scheduled digest',
      'weekly email',
    ],
    page: '/products/smart-analytics',
    quote: 'Every Monday at eight: three things that changed, why, and the calls to listen to.',
  },
  {
    asked: [
      'Does it send alerts or alarms when something unusual happens?',
      'How quickly does it find the root cause of a spike?',
      'notify me when something breaks',
      'early warning',
      'anomaly',
      'spike alert',
      'tell me the reason while it happens',
      'network outage brings calls',
      'how quickly does it notice a rise in calls',
    ],
    say: 'Yes, when it can name the reason. In the sample month that took 38 minutes, in the median.',
    page: '/products/smart-analytics',
    quote: 'It rings when it can name the reason.',
  },
  {
    asked: [
      'How live is the dashboard, is the data real time or next day?',
      'delay of the figures',
      'up-to-the-minute board',
      'how fresh are the numbers',
    ],
    say: 'Every call is on the board within two seconds of its last word. Nobody waits for a nightly file.',
    page: '/products/smart-analytics',
    quote: 'Every call is on the board within two seconds of its last word.',
  },
  {
    asked: [
      'Can callers in different languages be grouped together in analytics?',
      'same issue in many tongues counted once',
      'same complaint in two languages',
    ],
    say: 'Yes. A Tamil caller and a Punjabi caller with one problem are counted together.',
    page: '/products/smart-analytics',
    quote: 'A Tamil caller and a Punjabi caller with one problem are counted together, in their own words.',
  },
  {
    asked: [
      'share of calls that get a reason',
      'how many calls stay unclassified',
      'calls without a category',
      'calls filed under other',
    ],
    say: '96.2% in the sample. The rest go to a person.',
    page: '/products/smart-analytics',
    quote: 'Given a reason: 96.2% rest to a person',
  },
  {
    asked: [
      'what does a problem cost us',
      'money lost through one fault',
      'cost of unnecessary calls',
      'finance view of call causes',
    ],
    say: 'The cost of a cause, per week, in rupees.',
    page: '/products/smart-analytics',
    quote: 'Gets the cost of a cause, per week, in rupees.',
  },
  {
    asked: [
      'result of fixing one message',
      'example of fewer repeat calls',
      'late fee not mentioned in the SMS',
      'before and after of analytics',
    ],
    say: 'In the sample, one added sentence in the reminder SMS brought second calls from 41 in a hundred down to 9.',
    page: '/products/smart-analytics',
    quote: 'Each line is one caller of a hundred; a long bright one rang a second time.',
  },
  {
    asked: [
      'try analytics on our recordings',
      'what do you need to find our call reasons',
      'trial with a week of calls',
      'tell us our top three reasons',
    ],
    say: 'Send us a week of recordings. We send back the three reasons behind them, and the calls to listen to.',
    page: '/products/smart-analytics',
    quote: 'We send back the three reasons behind them, and the calls to listen to.',
  },
  {
    asked: ['saving from analytics', 'return on analytics', 'rupees gained by fixing a cause'],
    say: '₹15,353 a week in the sample sum, for one cause.',
    page: '/products/smart-analytics',
    quote: 'in a year of weeks like it: ₹15,353',
  },
  {
    asked: [
      'use of analytics for marketing',
      'campaign message failing',
      'wrong SMS sent to customers',
      'bad campaign SMS',
    ],
    say: 'Marketing sees a message fail before the second batch is sent.',
    page: '/products/smart-analytics',
    quote: 'Sees a message fail before the second batch is sent.',
  },
]
