import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /blog. */
export const blog: readonly AgentAnswer[] = [
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
