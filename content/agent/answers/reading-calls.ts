import type { AgentAnswer } from '../agent-answer.ts'

/** What the analysing products read in calls: reasons, voices, customers. */
export const readingCalls: readonly AgentAnswer[] = [
  {
    asked: [
      'What does Smart Analytics do, what is smart analytics?',
      'Can it tell the top reasons why customers are calling, call reasons, call categories?',
      'topics people ring about',
      'classify calls',
      'main drivers',
      'tagging of conversations',
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
    ],
    say: 'Yes. A Tamil caller and a Punjabi caller with one problem are counted together.',
    page: '/products/smart-analytics',
    quote: 'A Tamil caller and a Punjabi caller with one problem are counted together, in their own words.',
  },
  {
    asked: [
      'Can I ask questions in plain English about my calls, ask data without SQL, query by voice?',
      'What is the Data Analytics solution?',
      'chat with my data',
      'questions without writing queries',
      'self-service reporting',
      'no SQL',
    ],
    say: 'Yes. Ask about a branch, a day or a doubt: it counts, compares and answers in sentences you can check.',
    page: '/solutions/data-analytics',
    quote:
      'Ask about a branch, a day or a doubt: it counts, compares with your own logs and answers in sentences you can check.',
  },
  {
    asked: [
      'compare branches, teams, regions or shifts, which branch performs badly',
      'which outlet performs worst',
      'region comparison',
      'team league',
    ],
    page: '/solutions/data-analytics',
    quote: 'Sets pin codes, shifts and teams side by side, and leaves out gaps too small to mean anything.',
  },
  {
    asked: [
      'repeat callers, customers who had to call again',
      'people ringing twice for the same thing',
      'repeat contact',
      'unresolved issue',
    ],
    page: '/solutions/data-analytics',
    quote: 'Follows one complaint across days and channels, back to the answer that did not hold.',
  },
  {
    asked: [
      'Are names and card numbers masked in transcripts and analytics?',
      'hide phone numbers in transcripts',
      'anonymise',
      'redaction of personal details',
    ],
    say: 'Yes. Names, phone, Aadhaar and card numbers are hidden before a text is stored or searched.',
    page: '/solutions/data-analytics',
    quote: 'Names, phone, Aadhaar and card numbers are hidden before a text is stored or searched',
  },
  {
    asked: [
      'What does Voice Intelligence measure: pace, pitch, silence, talk over?',
      'acoustic features',
      'what do you detect from sound',
      'loudness and speed of talking',
    ],
    say: 'Pace, pitch, worry, talk-over, silence, language and accent, each on its own, from the sound.',
    page: '/products/voice-intelligence',
    quote: 'Tremor, breath and rush, read together and turned into one number every half second.',
  },
  {
    asked: [
      'How accurate is emotion detection, does it agree with people?',
      'is mood detection correct',
      'agreement with human listeners',
    ],
    say: '91% of readings agree with two people who listened to the same call, in a demonstration set of 400 calls.',
    page: '/products/voice-intelligence',
    quote: 'agree with two people who listened to the same call: 91%',
  },
  {
    asked: [
      'How fast is the emotion reading, latency of voice analysis?',
      'real-time emotion',
      'during the call or afterwards',
      'instant feedback',
    ],
    say: '0.8 seconds from the sound to the reading, in the demonstration set.',
    page: '/products/voice-intelligence',
    quote: 'from the sound to the reading, while the sentence is still being spoken: 0.8 s',
  },
  {
    asked: [
      'Is the voice recording itself sent to our warehouse or only the readings?',
      'is audio stored at our side',
      'do you ship sound files',
    ],
    say: 'Readings, never the voice.',
    page: '/products/voice-intelligence',
    quote: 'Sends readings, never the voice, to your own tables',
  },
  {
    asked: [
      'Are customers decided upon by their tone of voice, is a decision based on emotion?',
      'do you reject people because of how they sound',
      'discrimination by voice',
    ],
    say: 'No. Readings guide the conversation and are never the only ground for a decision about a caller.',
    page: '/products/voice-intelligence',
    quote: 'Readings guide the conversation and are never the only ground for a decision about a caller.',
  },
  {
    asked: [
      'Does it recognise which language is being spoken, language detection, how many seconds?',
      'automatic recognition of the language',
    ],
    page: '/products/voice-intelligence',
    quote: 'Finds the language within two seconds and follows it when it changes mid-sentence.',
  },
  {
    asked: [
      'customer segments, VIP customers, at-risk customers, growth potential groups',
      'How does customer intelligence group customers?',
      'categories of customers',
      'best and worst customers',
      'who deserves attention',
    ],
    say: 'By how likely each is to renew: VIP Champions, Growth Potential and At-Risk Customers.',
    page: '/products/customer-intelligence',
    quote: 'Sorted by how likely each is to renew, they make three groups, and three weeks of work.',
  },
  {
    asked: [
      'Does it suggest the next best action for a customer, what to do next?',
      'recommendation for each customer',
      'what should we do with this customer',
    ],
    page: '/products/customer-intelligence',
    quote: 'One step per customer: call, write, wait, or leave alone.',
  },
  {
    asked: [
      'single customer view, 360 degree profile, one record across channels',
      'unify profiles',
      'merge phone and email identities',
      'duplicate customers',
    ],
    say: 'Yes. Phone, WhatsApp, e-mail and counter are joined, so nobody is asked twice who they are.',
    page: '/products/customer-intelligence',
    quote: 'Phone, WhatsApp, e-mail and counter are joined, so nobody is asked twice who they are.',
  },
  {
    asked: [
      'Can a customer see or remove what is stored about them in customer intelligence?',
      'customer asks what we know',
      'delete a profile',
    ],
    say: 'Yes. She can ask for these lines on any channel, and have them removed.',
    page: '/products/customer-intelligence',
    quote: 'She can ask for these lines on any channel, and have them removed.',
  },
  {
    asked: [
      'customer lifetime value, what is each customer worth',
      'worth of a customer over the years',
      'most valuable customers',
    ],
    page: '/products/customer-intelligence',
    quote: 'Premiums paid, policies held and people referred, over the years they are likely to stay.',
  },
]
