import { nameStory } from '../../../brand/name-word.ts'
import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** People of the company, its terms, and partners. */
export const peopleAndTerms: readonly AgentAnswer[] = [
  {
    asked: [
      'Are the people, companies and figures on this website real, fake testimonials, sample data?',
      'Is Kaveri Bank a real customer?',
      'are the case studies genuine',
      'are these numbers invented',
      'actual customers',
      'fake figures',
      'is the statistic true',
    ],
    say: 'What is marked as a sample is invented: calls, chats, people, companies and scores.',
    page: '/terms-of-use',
    quote: 'Calls, chats, people, companies and scores shown as samples are invented.',
  },
  {
    asked: [
      'Who is the CEO, CTO, head of technology, management team?',
      'boss of the company',
      'who leads technology',
      'chief of languages',
      'names of directors',
    ],
    say: 'Four people are drawn on the About page: Ira Deshmukh, Arvind Krishnaswamy, Farah Siddiqui and Lalit Boro. They are samples.',
    page: '/about',
    quote: 'Built telephone exchanges before he built models.',
  },
  {
    asked: [`What does the name ${site.brand} mean?`, 'why this name', 'origin of the name'],
    page: '/about',
    quote: nameStory,
  },
  {
    asked: [
      'What are your values, company culture, rules of the house?',
      'principles',
      'what do you believe in',
      'ethics',
    ],
    say: 'Four rules: hear the whole sentence, say what you did, know when to stop, leave a line.',
    page: '/about',
    quote: 'Every call can be read back: what was said, what was checked, who opened the record.',
  },
  {
    asked: [
      'How old is the company, when was it started, history and milestones?',
      'where did the company start, in which city',
      'year of founding',
      'how old are you',
      'city of origin',
    ],
    say: 'It began in 2019, in Pune.',
    page: '/about',
    quote:
      'Two engineers and a linguist sit behind a clinic counter in Pune for eleven weeks, writing down how people ask.',
  },
  {
    asked: ['May we use the services for emergency calls?', 'ambulance or police calls', 'life-critical use'],
    say: 'No. The terms do not allow it where a failure could cost life or health.',
    page: '/terms-of-use',
    quote: 'rely on the services for emergency calls, or where a failure could cost life or health.',
  },
  {
    asked: [
      'May we resell, copy or reverse engineer the software, scrape the website?',
      'clone your product',
      'decompile',
      'white label',
      'bots crawling your site',
    ],
    say: 'No, none of these.',
    page: '/terms-of-use',
    quote: 'copy, resell or reverse engineer the services, or use them to build a competing product;',
  },
  {
    asked: [
      'Do we have to tell callers that they speak to a machine or that the call is recorded?',
      'must callers be told about recording',
      'announce that it is a bot',
    ],
    say: 'Yes, where the law requires it. You may not hide it.',
    page: '/terms-of-use',
    quote:
      'hide from a caller, where the law requires telling, that an assistant is speaking or that the call is recorded;',
  },
  {
    asked: [
      'How much notice do you need to end our contract, can you stop the service?',
      'can you drop us',
      'vendor ends the contract',
      'your notice to us',
    ],
    say: 'We may end a subscription with 60 days’ notice, and refund what you paid for the time after.',
    page: '/terms-of-use',
    quote:
      'We may also end a subscription for any reason with 60 days’ notice, and refund what you paid for the time after.',
  },
  {
    asked: [
      'Can the assistant be wrong, who is responsible for wrong answers?',
      'who is liable for a mistake of the bot',
      'responsibility for errors',
      'galti kiski',
    ],
    say: 'Assistants can be wrong. You decide which tasks and limits to give them, and when a person takes over.',
    page: '/terms-of-use',
    quote: 'Assistants can be wrong.',
  },
  {
    asked: ['Can you remove features we pay for?', 'discontinue a feature', 'sunset of functions'],
    say: 'Not without 30 days’ notice and, if you ask, a refund for the unused part.',
    page: '/terms-of-use',
    quote:
      'We will not remove a function you pay for during a paid period without giving you 30 days’ notice and, if you ask, a refund for the unused part of that period.',
  },
  {
    asked: [
      'Can we bring payment card or health data?',
      'store health records',
      'PCI data',
      'card data in recordings',
    ],
    say: 'Only if your order provides for it.',
    page: '/terms-of-use',
    quote: 'do not bring payment card or health data unless your order provides for it.',
  },
  {
    asked: ['Will you use our name or logo as a reference?', 'press release with our name', 'logo use'],
    say: 'Not without asking.',
    page: '/terms-of-use',
    quote: 'We will not name you without asking.',
  },
  {
    asked: [
      'Can a minor register, minimum age for an account?',
      'can students sign up',
      'age limit',
      'individuals',
    ],
    say: 'You have to be 18 and register for a business.',
    page: '/terms-of-use',
    quote: 'be at least 18 years old and register for a business;',
  },
  {
    asked: [
      'class action, small claims court, can we go to court in our country?',
      'sue you in India',
      'consumer court',
    ],
    page: '/terms-of-use',
    quote:
      'Where the law of your country gives you a right to another court that cannot be waived, you keep it.',
  },
  {
    asked: [
      'What types of partners are there: technology, channel, implementation, regional?',
      'What partner programs do you offer?',
      'kinds of partnership',
      'collaborate as integrator',
      'system integrator',
      'technology alliance',
    ],
    say: 'Four: technology, channel, implementation and regional partners. Begin with one.',
    page: '/partner-program',
    quote: 'Begin with one.',
  },
  {
    asked: [
      'Are deals protected, deal registration for partners?',
      'my lead is protected',
      'conflict with another dealer',
    ],
    say: 'Yes. Registered deals stay yours for 180 days.',
    page: '/partner-program',
    quote: 'Registered deals stay yours for 180 days',
  },
  {
    asked: [
      'Do partners get an exclusive territory or city?',
      'monopoly in a city',
      'only dealer in my state',
    ],
    say: 'Where agreed, yes.',
    page: '/partner-program',
    quote: 'Exclusive territories where agreed',
  },
  {
    asked: [
      'What support do partners get, a named engineer, marketing help, case studies?',
      'help from you after signing as reseller',
      'co-marketing',
    ],
    say: 'One named engineer who answers within four working hours, and shared marketing.',
    page: '/partner-program',
    quote: 'One person who answers within four working hours.',
  },
  {
    asked: [
      'Is there any fee to become a partner?',
      'deposit for dealers',
      'cost of joining the partner scheme',
    ],
    say: 'Nobody pays anything before Launch.',
    page: '/partner-program',
    quote: 'Nobody pays anything before Launch.',
  },
  {
    asked: [
      'How many years in business must a partner have?',
      'new company as partner',
      'how established must we be',
    ],
    say: 'Two years of trading, in any country we serve.',
    page: '/partner-program',
    quote: 'Two years of trading, in any country we serve.',
  },
]
