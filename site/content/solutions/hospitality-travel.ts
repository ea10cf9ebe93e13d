import { points } from '../products/feature.ts'
import { site } from '../../../common/brand/site.ts'
import { reasonRows, resultRows, solutionPage, spokenCall } from './solution-page.ts'

export const hospitalityTravel = solutionPage('hospitality-travel', {
  search: {
    title: 'Hospitality and Travel: a desk awake at two',
    description: `Late arrivals, room changes, cancellations, missed connections: ${site.brand} holds the room, sends the car and tells the night desk, in the guest’s language.`,
  },
  hero: {
    title: 'Hospitality and Travel: hotel calls, answered at 2 am',
    lead: 'An AI assistant that keeps the room when the flight is late, sends the car, tells the night desk and says what it costs. The rest waits for your duty manager.',
    audience: 'hotels, resorts and travel desks',
    price: 'voice',
    dialogHeading: 'Hear a late arrival looked after.',
    terms: ['Rooms kept past the no-show hour', 'GST within each tariff', 'C-Forms left to your desk'],
  },
  call: spokenCall(`
    readFrom: 24
    assistant 0–2.8: നമസ്കാരം, തിരമാല റിസോർട്ട്. | Hello, Thiramala Resort.
    caller 3.4–8.8: ഞങ്ങളുടെ ഫ്ലൈറ്റ് വൈകി, രാത്രി രണ്ടുമണിക്കേ എത്തൂ. | Our flight is late. We will reach only at two at night.
    assistant 9.5–13.6: സാരമില്ല. ബുക്കിങ് നമ്പർ പറയാമോ? | That is all right. May I have the booking number?
    caller 14.3–17.4: TR 5082, ജോർജ് കുര്യൻ. | TR 5082, George Kurian.
    event 18.6: Room held | TR 5082, until 7 am
    assistant 19.8–28.4: മുറി രാവിലെ വരെ വെച്ചിട്ടുണ്ട്, അധിക ചാർജില്ല. വണ്ടി അയക്കട്ടെ? | Your room is kept till morning, at no extra charge. Shall I send a car?
    caller 29.1–32.4: വേണം. ഞങ്ങൾ നാലു പേരുണ്ട്. | Please do. There are four of us.
    event 32.8: Car arranged | Airport, 1:40 am
    assistant 34.4–42.4: വലിയ കാർ പുറത്ത് കാത്തുനിൽക്കും, ഡ്രൈവർ ബിജു. എല്ലാവരും ID കരുതണം. | A large car will wait outside, driver Biju. Please all carry an ID.
    caller 43–44.6: വളരെ നന്ദി. | Many thanks.
    event 45.1: Night desk told | Room 214, 2 am
    assistant 45.6–49: ശുഭയാത്ര. വിവരങ്ങൾ WhatsApp-ൽ ഉണ്ട്. | Safe journey. You have the details on WhatsApp.
  `),
  reasons: {
    title: 'Four calls between booking and check-out',
    shareOf: 'closed without the duty manager',
    rows: reasonRows({
      'Late arrivals and pick-ups, 49 s, 95%':
        'Keeps the booking open past the no-show hour, finds a driver and leaves word for the night porter.',
      'Dates, rooms, extra beds, 71 s, 89%':
        'Checks live inventory, quotes the difference with GST and rewrites the booking while the guest listens.',
      'Cancellations and refunds, 57 s, 83%':
        'Says how many free hours are left and what goes back to the card, then waits for a yes.',
      'A missed connection, 96 s, 72%':
        'Moves the cab, the houseboat and the dinner table to the new arrival, and warns each supplier.',
    }),
  },
  checklist: {
    title: 'Ready before the season',
    items: [
      'Live rooms, by category and view',
      'Tariffs with GST, breakfast and extra beds',
      'Late check-in without a no-show',
      'Pick-ups that follow the flight number',
      'Upgrade offers on the eve of arrival',
      'Allergies and cots noted for the kitchen',
      'Rooming lists for weddings and tours',
      'Wake-up calls in the guest’s language',
    ],
  },
  benefits: {
    title: 'From the porch to the back office',
    cards: points({
      'The guest': 'Finds a driver with the right name, and the room still there.',
      'The night porter': 'Reads one list of arrivals instead of running to the phone.',
      Reservations: 'Answers travel agents by day; the small changes are already made.',
      'The general manager': 'Sells the rooms that no-shows used to leave empty.',
    }),
  },
  limits: {
    title: 'Where the duty manager steps in',
    lead: 'Your general manager signs these defaults before the first call.',
    rules: points({
      'At check-in':
        'Each adult shows photo ID at the counter. No Aadhaar or passport number is taken by phone',
      'Foreign guests': 'Are reminded to bring passport and visa. Your desk fills in and files the C-Form',
      Cancelling:
        'The window, the charge and the refund are read out first. No fee is waived by the assistant',
      'Fetches a person': 'Illness, a lost child, a threat, or a guest who feels unsafe in the room',
    }),
  },
  results: {
    isSample: true,
    title: 'One monsoon at Thiramala Resort',
    lead: 'A sample resort of 84 rooms near Varkala: 7,300 calls a month, June to August.',
    rows: resultRows({
      'Night calls nobody took': [38, 0, 'night calls in a hundred'],
      'No-shows after a delayed flight': [46, 11, 'bookings'],
      'Time to change a booking': [410, 71, 'seconds'],
      'Upgrades sold, per hundred offers': [6, 17, 'upgrades'],
    }),
    claims: ['languages', 'costReduction'],
  },
  closing: {
    title: 'Let it take the midnight call',
    lead: `Lend us your night line for a fortnight. The porter keeps the keys; ${site.brand} takes the telephone.`,
    dialogHeading: 'Lend us your night line.',
  },
})
