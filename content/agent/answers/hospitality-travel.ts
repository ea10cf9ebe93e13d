import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /solutions/hospitality-travel. */
export const hospitalityTravel: readonly AgentAnswer[] = [
  {
    asked: [
      'hotel room change, extra bed, change of dates, GST on room tariff',
      'extend the stay',
      'upgrade to a suite',
      'change check-in date',
      'tariff with breakfast and GST',
      'modify a reservation',
    ],
    page: '/solutions/hospitality-travel',
    quote:
      'Checks live inventory, quotes the difference with GST and rewrites the booking while the guest listens.',
  },
  {
    asked: [
      'hotel booking cancellation and refund, cancellation window',
      'cancel my stay',
      'no-show charges',
      'get the booking money back',
    ],
    page: '/solutions/hospitality-travel',
    quote: 'Says how many free hours are left and what goes back to the card, then waits for a clear yes.',
  },
  {
    asked: [
      'airport pick-up, late arrival, no show, flight delayed',
      'reach the hotel at 2 am',
      'taxi from the airport',
      'delayed plane',
      'guest arrives 2am, is the room lost',
      'late check-in at night',
      'flight delay guest',
      'book a cab for a delayed guest',
    ],
    page: '/solutions/hospitality-travel',
    quote:
      'Keeps the booking open past the no-show hour, finds a driver and leaves word for the night porter.',
  },
  {
    asked: [
      'missed connection, travel plan changed, rebooking cab and dinner',
      'itinerary disrupted',
      'train missed during the tour',
      'houseboat booking shift karna',
    ],
    page: '/solutions/hospitality-travel',
    quote: 'Moves the cab, the houseboat and the dinner table to the new arrival, and warns each supplier.',
  },
  {
    asked: [
      'Do you work with hotels, airlines, travel agents, hospitality?',
      'late check in, room booking, reservation, cancellation, flight delay, guest',
      'resorts',
      'airlines',
      'tour operators',
      'homestays',
      'travel desk',
    ],
    say: 'Yes. It keeps the room when the flight is late, sends the car, tells the night desk and says what it costs.',
    page: '/solutions/hospitality-travel',
    quote: `${site.brand} keeps the room when the flight is late, sends the car, tells the night desk and says what it costs.`,
  },
  {
    asked: ['upsell a better room', 'sea view upgrade', 'sell extras to guests', 'increase room revenue'],
    say: 'Yes, upgrade offers on the eve of arrival. In the sample, 17 of a hundred were sold, where it was 6.',
    page: '/solutions/hospitality-travel',
    quote: 'Upgrade offers on the eve of arrival',
  },
  {
    asked: [
      'passport number over the phone',
      'ID proof of guests',
      'check-in documents',
      'Aadhaar over the phone for guests',
      'check-in ID',
    ],
    say: 'No. No Aadhaar or passport number is taken by phone; each adult shows photo ID at the counter.',
    page: '/solutions/hospitality-travel',
    quote: 'Each adult shows photo ID at the counter. No Aadhaar or passport number is taken by phone',
  },
  {
    asked: ['foreign guests', 'C-Form filing', 'tourists from abroad', 'visa of guests', 'police register'],
    say: 'They are reminded to bring passport and visa. Your desk files the C-Form.',
    page: '/solutions/hospitality-travel',
    quote: 'Are reminded to bring passport and visa. Your desk fills in and files the C-Form',
  },
  {
    asked: [
      'guest feels unsafe',
      'sick guest at night',
      'child missing at the resort',
      'when is the duty manager called',
    ],
    say: 'It fetches a person: illness, a lost child, a threat, or a guest who feels unsafe.',
    page: '/solutions/hospitality-travel',
    quote: 'Illness, a lost child, a threat, or a guest who feels unsafe in the room',
  },
  {
    asked: [
      'wedding group bookings',
      'group of forty rooms',
      'tour group list',
      'marriage party booking',
      'conference group',
    ],
    page: '/solutions/hospitality-travel',
    quote: 'Rooming lists for weddings and tours',
  },
  {
    asked: ['morning alarm call', 'wake up call', 'wake me at five', 'alarm for guests'],
    page: '/solutions/hospitality-travel',
    quote: 'Wake-up calls in the guest’s language',
  },
  {
    asked: [
      'food allergy request',
      'baby cot',
      'special requests of guests',
      'guest needs a cot',
      'no peanuts',
    ],
    page: '/solutions/hospitality-travel',
    quote: 'Allergies and cots noted for the kitchen',
  },
  {
    asked: [
      'waive the cancellation charge',
      'can it forgive a fee',
      'late cancellation fee',
      'can the bot give a fee waiver',
    ],
    say: 'The window, the charge and the refund are read out first. No fee is waived by the assistant.',
    page: '/solutions/hospitality-travel',
    quote: 'The window, the charge and the refund are read out first. No fee is waived by the assistant',
  },
  {
    asked: [
      'results at a hotel',
      'resort case study',
      'fewer no-shows after late flights',
      'missed night calls at the hotel',
      'time to change a booking',
    ],
    say: 'In the sample monsoon, night calls nobody took fell from 38 in a hundred to none, and no-shows from 46 to 11.',
    page: '/solutions/hospitality-travel',
    quote: 'A sample resort of 84 rooms near Varkala: 7,300 calls a month, June to August.',
  },
  {
    asked: [
      'how does a hotel start',
      'try it on our night desk',
      'trial for resorts',
      'trial at my resort',
      'midnight calls only',
    ],
    say: 'Lend us your night line for a fortnight.',
    page: '/solutions/hospitality-travel',
    quote: `Lend us your night line for a fortnight. The porter keeps the keys; ${site.brand} takes the telephone.`,
  },
  {
    asked: [
      'driver waits if the plane is late',
      'cab linked to flight',
      'airport car when the flight is late',
    ],
    page: '/solutions/hospitality-travel',
    quote: 'Pick-ups that follow the flight number',
  },
]
