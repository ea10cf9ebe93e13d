import type { AgentAnswer } from '../agent-answer.ts'

/** What the articles say of rules for calls and recordings, and of costs. */
export const rulesAndCosts: readonly AgentAnswer[] = [
  {
    asked: [
      'What is the difference between transactional, service and promotional calls?',
      'what counts as a sales call',
      'categories of business calls under the telecom rules',
      'is an order confirmation transactional',
    ],
    say: 'Transactional answers something just set off, within 30 minutes. Service is about what the customer has. Anything that sells is promotional.',
    page: '/blog/which-number-may-ring',
    quote: 'anything that sells, alone or mixed in',
  },
  {
    asked: [
      'Is an EMI or premium reminder a service call or promotional call?',
      'which category is an instalment reminder',
      'can payment reminders go from a normal number',
    ],
    say: 'A service call, as we read it, as long as it sells nothing.',
    page: '/blog/which-number-may-ring',
    quote: 'A premium reminder is a service call.',
  },
  {
    asked: [
      'Must we tell the telecom operator about auto dialler or robo calls?',
      'are automated diallers legal',
      'permission from the operator for automatic calls',
    ],
    say: 'Yes, in advance and in writing.',
    page: '/blog/which-number-may-ring',
    quote:
      'Every sender must tell the operator from whose network it calls, in advance and in writing, that it uses an auto-dialler or robo-calls, and for what purpose.',
  },
  {
    asked: [
      'What happens if customers complain about spam calls, penalty, number blocked?',
      'what if people report our number as spam',
      'blocked by the operator',
    ],
    say: 'Five complaints within ten days are now enough to start action.',
    page: '/blog/which-number-may-ring',
    quote: 'Five complaints against a sender within ten days are now enough to start action',
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
      'Do we need consent to record calls in India, on which ground may we record?',
      'legal basis for recording conversations',
      'may we tape calls without asking',
    ],
    say: 'The Act knows two grounds: consent, or certain legitimate uses. Your counsel decides which applies to which call.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote:
      'The Act allows processing on two grounds: consent, or one of the “certain legitimate uses” in section 7.',
  },
  {
    asked: [
      'How long may call recordings be kept under the law, retention of recordings?',
      'legally how many months should we preserve audio',
      'storage period of call audio',
    ],
    say: 'The Act gives no number of months: no longer than the purpose needs, unless a law needs more.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'The Act gives no number of months for a service call.',
  },
  {
    asked: [
      'penalty under DPDP act, fine for data breach',
      'how large is the fine',
      'maximum punishment for losing personal data',
    ],
    say: 'Up to ₹250 crore, for failing to keep data secure.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'The highest penalty in the Act’s schedule, up to ₹250 crore, is for failing here.',
  },
  {
    asked: [
      'What is the real cost per settled call, how to compare vendor prices per minute?',
      'is a low per minute rate a good deal',
      'comparing quotations of vendors',
      'true cost of a conversation',
    ],
    page: '/blog/a-cost-per-call-that-adds-up',
    quote: 'Do not ask what a minute costs. Ask what a settled call costs.',
  },
  {
    asked: [
      'When does a voice bot not pay off, minimum call volume to be worth it, break even?',
      'do I have enough volume to justify it',
      'we are a small company with few calls',
      'below which volume is a bot pointless',
      'is it worth it for a small line',
    ],
    say: 'With a person’s call at ₹36, it must settle some 830 calls a month to cover its own price.',
    page: '/blog/a-cost-per-call-that-adds-up',
    quote:
      'With a person’s call at ₹36, as above, it must settle some 830 calls a month to cover its own price.',
  },
  {
    asked: [
      'What costs are usually missing from a quotation, hidden costs?',
      'what do quotations leave out',
      'extra expenses beyond the bill',
    ],
    say: 'Telephone line and tax, minutes paid twice, minutes beyond the package, an owner, what it costs to leave, and the setup.',
    page: '/blog/a-cost-per-call-that-adds-up',
    quote: 'Any vendor who quotes a minute should be asked for the settled call, and for the definition.',
  },
  {
    asked: [
      'What do you write about in the blog, which articles are there?',
      'do you publish any reading material',
      'topics of your articles',
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
]
