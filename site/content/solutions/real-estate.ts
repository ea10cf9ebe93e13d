import { points } from '../products/feature.ts'
import { site } from '../../../common/brand/site.ts'
import { reasonRows, resultRows, solutionPage, spokenCall } from './solution-page.ts'

export const realEstate = solutionPage('real-estate', {
  search: {
    title: 'Real Estate: from the listing to the site visit',
    description: `Listings, site visits, payment schedules and possession: ${site.brand} speaks from live inventory and RERA particulars, and leaves negotiation to your sales team.`,
  },
  hero: {
    title: 'Real Estate calls, from listing to site visit',
    lead: 'An AI assistant that knows which flats are open, quotes carpet area and price as registered, and fills the visit diary. Negotiation stays with your team.',
    audience: 'developers and their sales teams',
    price: 'voice',
    dialogHeading: 'See a site visit booked.',
    terms: [
      'The RERA number with every price',
      'Carpet area, never super built-up',
      'Booking money on your own page only',
    ],
  },
  call: spokenCall(`
    readFrom: 45
    assistant 0–4: નમસ્તે, અરણ્ય હોમ્સ. બોલો, શું જાણવું છે? | Namaste, Aranya Homes. What would you like to know?
    caller 4.7–9.8: ચોથા માળનો 2\u00a0BHK હજી ખાલી છે? | Is the 2 BHK on the fourth floor still vacant?
    event 10.8: Inventory checked | Unit 404, open
    assistant 11.8–18.6: હા, 404 ખાલી છે. કાર્પેટ એરિયા 742 ચોરસ ફૂટ છે. | Yes, 404 is vacant. Its carpet area is 742 square feet.
    caller 19.3–23.6: પાર્કિંગ સાથે ભાવ કેટલો થાય? | What does it come to with parking?
    assistant 24.4–33.4: ₹68 લાખ, એક કવર્ડ પાર્કિંગ સાથે. રજિસ્ટ્રેશન અલગ. | ₹68 lakh, with one covered parking. Registration is extra.
    caller 34.2–38.8: અમારે શનિવારે જોવા આવવું છે. | We want to come and see it on Saturday.
    event 39.8: Visit held | Saturday, 11 am
    assistant 40.8–48.6: શનિવારે સવારે 11 વાગ્યાનો સમય નોંધી લીધો. પાસ કોના નામે બનાવું? | I have put you down for 11 on Saturday. In whose name is the pass?
    caller 49.3–52.2: ઇલા રાવ. | Ila Rao.
    event 53.1: Visitor pass sent | Map on WhatsApp
    assistant 54–61: બુક થઈ ગયું. નકશો, પાસ અને RERA નંબર WhatsApp પર મોકલ્યા છે. | It is booked. The map, the pass and the RERA number are on WhatsApp.
  `),
  reasons: {
    title: 'Four questions a home buyer asks',
    shareOf: 'answered without the sales desk',
    rows: reasonRows({
      'Listing enquiries, 57 s, 87%':
        'Says what is open by tower and floor, and sends the plan with its RERA number.',
      'Site-visit booking, 61 s, 93%':
        'Finds an hour, sends map and pass, calls two hours before, and finds another day if needed.',
      'Payment-schedule queries, 78 s, 81%':
        'Says which stage of work a demand letter is for and what is paid, and sends the ledger.',
      'Possession updates, 49 s, 79%':
        'Tells each buyer the stage of their tower and the date filed with RERA.',
    }),
  },
  checklist: {
    title: 'Open with the sales gallery',
    items: [
      'Flat status by tower, floor and facing',
      'Carpet area, balcony and parking, apart',
      'Cost sheet of the flat, on WhatsApp',
      'Brokers and buyers greeted differently',
      'Visitor pass with its gate and a map',
      'Home-loan papers asked for in order',
      'Snag calls after the keys are given',
      'Site lift and car timings for the visit',
    ],
  },
  benefits: {
    title: 'What each side of a sale gains',
    cards: points({
      'The buyer': 'Hears a plain price and what it leaves out, even at 10 pm.',
      'The sales manager': 'Meets people who know the floor and the price.',
      'The channel partner': 'Learns availability in seconds; the client stays theirs.',
      'The handover team': 'Buyers hear of each stage before they ask.',
    }),
  },
  limits: {
    title: 'Nothing the register does not say',
    lead: `${site.brand} speaks from the registered particulars and your price sheet only.`,
    rules: points({
      'Always gives': 'The RERA registration number, and carpet area rather than a super built-up figure',
      'Never offers': 'A discount, an assured return, or possession before the date in the register',
      'Booking money':
        'Only on your own page: no more than a tenth of the price before a registered agreement',
      'Hands over': 'Negotiation, title questions, cancellations, and complaints meant for the Authority',
    }),
  },
  results: {
    isSample: true,
    title: 'A launch month at Aranya Homes',
    lead: 'A sample developer with 312 flats in two towers: 11,600 calls in the month, in three languages.',
    rows: resultRows({
      'Reply to a portal enquiry': [190, 1, 'minutes'],
      'Evening calls that found nobody': [42, 0, 'calls in a hundred'],
      'Site visits kept': [38, 61, 'visits in a hundred'],
      'Marketing per family that visits': [940, 410, 'rupees'],
    }),
    claims: ['languages', 'costReduction'],
  },
  closing: {
    title: 'Give it the Saturday diary',
    lead: `Send one tower’s inventory and price sheet. ${site.brand} answers its enquiries, evenings first, and fills the visits.`,
    dialogHeading: 'Bring us one tower’s inventory.',
  },
})
