import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /solutions/real-estate. */
export const realEstate: readonly AgentAnswer[] = [
  {
    asked: [
      'property price, flat availability, carpet area, RERA number, floor plan',
      'which apartments are left',
      'cost of a two bedroom',
      'brochure with layout',
      'super built-up',
    ],
    page: '/solutions/real-estate',
    quote:
      'Says what is open by tower and floor, gives carpet area, and sends the plan with the RERA number on it.',
  },
  {
    asked: [
      'demand letter, payment schedule, instalment due for flat, ledger',
      'builder’s next instalment',
      'how much is due on my flat',
    ],
    page: '/solutions/real-estate',
    quote: 'Says which stage of work a demand letter is for and what has come in, then sends the ledger.',
  },
  {
    asked: [
      'when will I get possession of my flat, construction update',
      'handover of keys',
      'project delayed',
      'when is the tower ready',
    ],
    page: '/solutions/real-estate',
    quote: 'Tells each allottee the stage of their tower and the date filed with RERA, never a kinder one.',
  },
  {
    asked: [
      'Can the bot negotiate price or give a discount to home buyers?',
      'haggling',
      'best price for the house',
      'bargaining',
    ],
    say: 'No. It never offers a discount, an assured return, or possession before the registered date. Negotiation stays with your sales team.',
    page: '/solutions/real-estate',
    quote: 'A discount, an assured return, or possession before the date in the register',
  },
  {
    asked: [
      'Do you work with builders, developers, brokers, real estate?',
      'flat availability, property price, carpet area',
      'property developers',
      'brokers',
      'housing projects',
      'builders',
    ],
    say: 'Yes. It knows which flats are open this minute, quotes carpet area and price as registered, and fills the visit diary.',
    page: '/solutions/real-estate',
    quote: `${site.brand} knows which flats are open this minute, quotes carpet area and price as registered, and fills the visit diary.`,
  },
  {
    asked: [
      'book site visits for apartments and projects',
      'show the sample flat',
      'schedule a tour of the project',
      'Sunday property visit',
    ],
    say: 'It finds an hour, sends map and pass, and rings two hours before.',
    page: '/solutions/real-estate',
    quote:
      'Finds an hour, sends map and pass, rings two hours before, and finds another day if the family is held up.',
  },
]
