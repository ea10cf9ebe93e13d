import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /products/customer-intelligence. */
export const customerIntelligence: readonly AgentAnswer[] = [
  {
    asked: [
      'Can you predict churn, which customers will leave or renew?',
      'What is Customer Intelligence?',
      'likelihood to renew, retention',
      'find customers who will not renew',
      'who will quit us',
      'attrition risk',
      'customers likely to go to a rival',
      'loyalty prediction',
    ],
    say: 'Customer Intelligence gives a likelihood for each customer, with the sentence it came from.',
    page: '/products/customer-intelligence',
    quote: 'A likelihood for each customer, and the sentence it came from.',
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
