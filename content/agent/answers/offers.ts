import { quotedPrices } from '../../quoted-prices.ts'
import type { AgentAnswer } from '../agent-answer.ts'

const { price, minutes, emails, chats } = quotedPrices

/** What rests on /offers. */
export const offers: readonly AgentAnswer[] = [
  {
    asked: [
      'How much is the Starter plan or package?',
      'what is the smallest or cheapest package',
      'entry level plan',
      'cheapest option',
      'budget plan',
      'cheapest plan',
      'plan for a small firm',
    ],
    say: `Starter is ${price.starter} a month: ${minutes.starter} minutes, ${emails.starter} e-mails or ${chats.starter} chats.`,
    page: '/offers',
    quote: `${price.starter} per month`,
  },
  {
    asked: ['How much is the Growth plan or package?', 'mid plan', 'middle package'],
    say: `Growth is ${price.growth} a month: ${minutes.growth} minutes, ${emails.growth} e-mails or ${chats.growth} chats.`,
    page: '/offers',
    quote: `${price.growth} per month`,
  },
  {
    asked: [
      'How much is the Scale plan or package?',
      'what is the largest package, enterprise plan',
      'top plan',
      'biggest bundle',
      'high volume plan',
    ],
    say: `Scale is ${price.scale} a month: ${minutes.scale} minutes, ${emails.scale} e-mails or ${chats.scale} chats.`,
    page: '/offers',
    quote: `${price.scale} per month`,
  },
  {
    asked: [
      'What is the price, how much does it cost, pricing, charges, rates, packages, cost per month?',
      'What does it cost?',
      'How many plans do you have?',
      'sabse sasta plan kaunsa hai, smallest plan',
      'how expensive is it',
      'ballpark figure',
      'what is the damage per month',
      'tariff',
      'rate card',
      'kitne paise lagte hain',
      'minimum I have to pay every month',
      'sabse kam kitna dena padega',
    ],
    say: `Three packages, from ${price.starter} a month. Tell me your volume, for example “16,000 minutes”, and I will do the sum.`,
    page: '/offers',
    quote: 'The same three monthly prices for voice, e-mail and chat.',
  },
  {
    asked: [
      'Which package or plan is cheapest or best for us?',
      'which tier suits us',
      'help me choose a plan',
      'most economical for my volume',
      'when is Growth cheaper than Starter',
      'break-even between packages',
    ],
    say: 'That depends on your volume. Tell me the minutes, e-mails or chats of a month and I will do the sum.',
    page: '/offers',
    quote: 'The flat line is the one to buy.',
  },
  {
    asked: [
      'use only the email bot without voice',
      'buy just chat',
      'must we take all three bots',
      'sirf WhatsApp bot lena hai',
    ],
    say: 'Yes. Each bot is bought by itself: voice, e-mail or chat.',
    page: '/offers',
    quote: 'The same three monthly prices for voice, e-mail and chat.',
  },
  {
    asked: [
      'what is the email bot good for',
      'what does the e-mail bot do',
      'answer our support mailbox',
      'mailbox automation',
      'reply to e-mails automatically',
    ],
    say: 'It reads the mailbox, finds the account, drafts or sends the reply, and attaches the right document.',
    page: '/offers',
    quote:
      'Reads the mailbox, finds the account, drafts or sends the reply, and attaches the right document.',
  },
]
