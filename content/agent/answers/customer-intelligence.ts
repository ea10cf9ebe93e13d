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
      'subscribers about to port out',
      'who is likely to switch to a competitor',
      'does it tell me why, or only a percentage',
      'kaun customer chhod ke jayega',
      'who will stop buying from us',
      'which accounts are unhappy before they leave',
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
      'whom should we call and whom not',
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
      '360 view of the caller',
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
      'may people see their profile',
      'may a customer see what you think of her',
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
  {
    asked: [
      'does it guess religion or caste',
      'do you infer gender or community',
      'sensitive attributes of customers',
      'profiling by surname',
      'what is not stored about a customer',
    ],
    say: 'No: caste, religion, health, or anything guessed from a name or a voice is not kept.',
    page: '/products/customer-intelligence',
    quote: 'Not kept: caste, religion, health, or anything guessed from a name or a voice.',
  },
  {
    asked: [
      'what to do with loyal customers',
      'how to treat our best customers',
      'VIP customer strategy',
      'should champions be called',
      'reward regular payers',
    ],
    say: 'No reminder calls; a thank-you from a person, and one named contact.',
    page: '/products/customer-intelligence',
    quote: 'No reminder calls; a thank-you from a person',
  },
  {
    asked: [
      'what to do with customers at risk',
      'strategy for customers about to lapse',
      'how to keep unhappy customers',
      'save a leaving customer',
    ],
    say: 'Call before the 20th and name the fee first, settle the complaint before the renewal, and a person takes every large policy.',
    page: '/products/customer-intelligence',
    quote: 'Settle the complaint before the renewal',
  },
  {
    asked: [
      'whom can we cross-sell to',
      'customers ready to buy more',
      'growth potential strategy',
      'when to make an offer',
    ],
    say: 'Content, quiet and underinsured. One plain offer, once a service call is settled.',
    page: '/products/customer-intelligence',
    quote: 'One plain offer, once a service call is settled',
  },
  {
    asked: [
      'results of predicting renewals',
      'how many at-risk customers stayed',
      'fewer reminder calls',
      'success of retention in the sample branch',
    ],
    say: '96 of 177 at-risk customers renewed in the sample, where 49 were expected to.',
    page: '/products/customer-intelligence',
    quote: 'reminder calls not made, to people who had already decided to pay: 143',
  },
  {
    asked: [
      'how often are segments refreshed',
      'are customer groups updated live',
      'when does a customer change category',
    ],
    say: 'When she says something, not at the end of the quarter.',
    page: '/products/customer-intelligence',
    quote: 'A customer changes group when she says something, not at the end of the quarter.',
  },
  {
    asked: [
      'evidence behind a churn score',
      'reason for the prediction',
      'explainable prediction',
      'proof of the likelihood',
    ],
    say: 'Each change keeps the quote and the second.',
    page: '/products/customer-intelligence',
    quote: 'Each change keeps the quote and the second.',
  },
  {
    asked: [
      'try churn prediction on our data',
      'test on last year’s renewals',
      'what data do you need to predict',
    ],
    say: 'Send us last year’s renewals, names removed. We mark who left and when it could first be heard.',
    page: '/products/customer-intelligence',
    quote: 'We mark who left and when it could first be heard.',
  },
]
