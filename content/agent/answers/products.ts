import { claimOn } from '../../claims.ts'
import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

const resolved = claimOn('/products', 'queryResolution')

/** What rests on /products. */
export const products: readonly AgentAnswer[] = [
  {
    asked: [
      'Can the bot sell on WhatsApp: catalogue, cart, product cards, shopping?',
      'sell through chat',
      'product list in WhatsApp',
      'shopping by message',
      'can customers buy on WhatsApp',
      'show products in chat',
    ],
    say: 'Yes, with catalogue, cart and payment links.',
    page: '/products',
    quote: 'Catalogue, cart and payment links',
  },
  {
    asked: [
      'What is Zapra, what does Zapra do?',
      'Does it work on WhatsApp, web chat, website, Instagram, social channels, e-mail?',
      'Can it chat on WhatsApp?',
      'Do you have a WhatsApp bot?',
      'can your bot chat with customers',
      'messaging product',
      'chat on WhatsApp',
      'texting assistant',
      'chatbot for website',
      'what is Zapra',
      'what does Zapra do',
    ],
    say: 'Yes. Zapra carries the same conversation to WhatsApp, web chat and social channels, with payments and documents.',
    page: '/products',
    quote:
      'Carries the same conversation to WhatsApp, web chat and social channels, with payments and documents.',
  },
  {
    asked: [
      'What is Process Automation, can it do back office work and update several systems?',
      'Can the bot do the work in our systems, not only talk?',
      'does the job in our software',
      'act on requests',
      'workflow engine',
      'complete the task not only talk',
      'what is process automation',
    ],
    say: 'It runs the back-office steps while the caller is on the line.',
    page: '/products',
    quote: 'Runs the back-office steps while the caller is on the line.',
  },
  {
    asked: [
      `What products do you have, what do you offer, what does ${site.brand} do, what is ${site.brand}, how many products?`,
      'What do you sell?',
      'what does your company do',
      'what is this company about',
      'in one line what do you offer',
      'your services',
      'product list',
      'explain your solution',
      'what exactly is this',
      'how can this help my business',
      'what does the company do in one sentence',
    ],
    say: `${site.brand} answers your customers by voice, WhatsApp, e-mail and chat. Three products cover most service floors, and five more read the same calls.`,
    page: '/products',
    quote: 'Three products cover most service floors.',
  },
  {
    asked: [
      'Do you measure customer satisfaction, CSAT, NPS, SLA?',
      'Can I see NPS score and survey results?',
      'happiness of customers',
      'would they recommend us',
      'survey scores',
      'do you measure NPS',
      'customer satisfaction scores',
    ],
    say: 'Yes, in QAMS: satisfaction, NPS and SLA in one place.',
    page: '/products',
    quote: 'Satisfaction, NPS and SLA in one place',
  },
  {
    asked: [
      'percentage of queries resolved without a person, automation rate, containment, deflection',
      'How many calls can it handle without an agent?',
      'how much is automated',
      'share handled by itself',
      'first contact resolution',
      'what percent without humans',
      'how many queries are solved without a human',
      'percentage solved by the bot',
      'success rate of the bot',
    ],
    say: `${resolved.shown} ${resolved.wording}, as an example of what is possible.`,
    page: '/products',
    quote: `${resolved.wording}: ${resolved.shown}`,
  },
]
