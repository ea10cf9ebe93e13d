import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /blog. */
export const blog: readonly AgentAnswer[] = [
  {
    asked: [
      'What should we agree before starting a pilot, success criteria?',
      'who should be able to halt the experiment',
      'ground rules before a test',
      'define what counts as success beforehand',
    ],
    page: '/blog',
    quote: 'One kind of call, one number to beat, one person who may say stop.',
  },
  {
    asked: [
      'Does ticking a checkbox or having a phone number count as consent for WhatsApp marketing?',
      'is a customer’s phone number enough permission to message them',
      'bought a phone list',
      'ready-ticked box',
      'is silence consent',
    ],
    page: '/blog',
    quote: 'A phone number is not permission, and a tick that came ready-made is not a yes.',
  },
  {
    asked: [
      'Is the DPDP Act in force, what is the status of the data protection law?',
      'has the new privacy act started',
      'when does the data protection act apply',
      'is DPDP live',
    ],
    say: 'Passed, and not yet in force when the article was written, in July 2025.',
    page: '/blog',
    quote: 'The DPDP Act is passed and not yet in force.',
  },
  {
    asked: [
      'What do you write about in the blog, which articles are there?',
      'do you publish any reading material',
      'topics of your articles',
      'which topics do you cover',
      'anything to read on voice bots',
      'what topics are on your blog',
      'do you have articles to read',
      'how many articles',
      'blog topics',
      'articles',
      'something to read on call centres',
    ],
    say: 'Nineteen articles on running calls: handover, angry callers, reminders, WhatsApp, quality marks, pilots, costs and rules.',
    page: '/blog',
    quote: 'Every picture is ruled from straight lines, and the number of lines is a number in the article.',
  },
  {
    asked: [
      'Why is it hard to change an address in four systems, in which order to update systems?',
      'moving house details in many databases',
    ],
    page: '/blog',
    quote:
      'Why “please update it everywhere” is the hardest sentence in a service centre, and the order in which to obey it.',
  },
  {
    asked: [
      'How do I subscribe to the newsletter, what is in the monthly letter?',
      'mailing list',
      'updates by mail',
      'monthly letter',
      'what is in your newsletter',
      'how often do you send the newsletter',
      'is the newsletter free of promotions',
      'how can I sign up for your mails',
      'newsletter',
      'subscribe by e-mail',
    ],
    say: 'One letter a month, with one call in it. No offers.',
    page: '/blog',
    quote: 'A short note on a call that went well or badly, and what changed after.',
  },
]
