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
]
