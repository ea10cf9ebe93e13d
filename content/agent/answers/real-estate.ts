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
      'carpet versus super area',
      'unit plan on WhatsApp',
      'can it tell flat prices',
      'which flats are available',
      'property enquiries',
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
      'construction linked payment',
      'builder’s demand',
      'buyer asks about the demand letter',
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
      'when will the buyer get possession',
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
      'will it haggle with the buyer',
      'final price kam karo',
      'last price for the flat',
      'can it negotiate the price',
      'does it give discounts to buyers',
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
      'help for a builder’s sales office',
      'is it for builders',
      'how does it help a property developer',
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
      'remind families before they come to see the flat',
      'Saturday site visit',
      'can it book site visits',
      'visit to the project',
    ],
    say: 'It finds an hour, sends map and pass, and rings two hours before.',
    page: '/solutions/real-estate',
    quote:
      'Finds an hour, sends map and pass, rings two hours before, and finds another day if the family is held up.',
  },
  {
    asked: [
      'booking amount over the phone',
      'take token money',
      'advance for a flat',
      'booking amount phone pe',
      'can it take the booking amount',
    ],
    say: 'On your own page only, and no more than a tenth of the price before a registered agreement.',
    page: '/solutions/real-estate',
    quote: 'Only on your own page: no more than a tenth of the price before a registered agreement',
  },
  {
    asked: [
      'brokers keep calling for open units',
      'channel partners asking availability',
      'agents of the builder',
      'broker wants to know what is open',
    ],
    say: 'They learn availability in seconds, for a client who stays in their name.',
    page: '/solutions/real-estate',
    quote: 'Learns availability in seconds, for a client who stays in their name.',
  },
  {
    asked: [
      'portal enquiries sit for hours',
      '99acres or MagicBricks leads',
      'results for a developer',
      'evening calls that found nobody',
      'marketing cost per visit',
      'results for a builder',
    ],
    say: 'In the sample month, the reply to a portal enquiry fell from 190 minutes to one, and visits kept rose from 38 in a hundred to 61.',
    page: '/solutions/real-estate',
    quote: 'A sample developer with 312 flats in two towers: 11,600 calls in the month, in three languages.',
  },
  {
    asked: [
      'property title doubt',
      'buyer wants to cancel the booking',
      'RERA complaint',
      'what goes to the sales team',
    ],
    say: 'Negotiation, title questions, cancellations and complaints for the Authority go to a person.',
    page: '/solutions/real-estate',
    quote: 'Negotiation, title questions, cancellations, and complaints meant for the Authority',
  },
  {
    asked: [
      'leaking wall after handover',
      'defects after possession',
      'snag list',
      'seepage complaint',
      'complaints after handover',
    ],
    page: '/solutions/real-estate',
    quote: 'Snag calls after the keys are given',
  },
  {
    asked: [
      'papers for a home loan',
      'which documents for the bank loan of the flat',
      'loan documents for buyers',
    ],
    page: '/solutions/real-estate',
    quote: 'Home-loan papers asked for in order',
  },
  {
    asked: [
      'send the cost sheet',
      'price break-up of the flat',
      'all-inclusive price',
      'full price with registration',
    ],
    page: '/solutions/real-estate',
    quote: 'Cost sheet of the flat, on WhatsApp',
  },
  {
    asked: [
      'is the project RERA approved',
      'does it mention RERA',
      'registered project number',
      'carpet not super built-up',
    ],
    say: 'The RERA registration number, and carpet area rather than a super built-up figure.',
    page: '/solutions/real-estate',
    quote: 'The RERA registration number, and carpet area rather than a super built-up figure',
  },
  {
    asked: ['how does a builder start', 'pilot for one tower', 'trial for a developer'],
    say: 'Send one tower’s inventory and price sheet. It answers its enquiries, evenings first, and fills the visits.',
    page: '/solutions/real-estate',
    quote: 'Send one tower’s inventory and price sheet.',
  },
]
