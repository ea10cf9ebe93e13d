import { points } from '../products/feature.ts'
import { site } from '../../../common/brand/site.ts'
import { reasonRows, resultRows, solutionPage, spokenCall } from './solution-page.ts'

export const ecommerce = solutionPage('ecommerce', {
  search: {
    title: 'E-commerce: from a lost parcel to an agreed time',
    description: `Order tracking, returns, refunds and cash-on-delivery checks: ${site.brand} asks the courier, confirms the address and books the next attempt while the buyer waits.`,
  },
  hero: {
    title: 'E-commerce calls, from lost parcel to agreed time',
    lead: 'An AI assistant for phone and WhatsApp: it traces the shipment, confirms the address and books the next attempt. Fewer parcels come back, and every refund has a date.',
    audience: 'online shops and marketplaces',
    price: 'voice',
    dialogHeading: 'See a stuck parcel moved.',
  },
  call: spokenCall(`
    readFrom: 35
    assistant 0–2.8: নমস্কার, শিউলি বাজার। বলুন। | Hello, Shiuli Bazaar. Go ahead.
    caller 3.5–7.3: আমার অর্ডারটা এখনও আসেনি। | My order has still not come.
    assistant 8–12.7: দেখছি। এই নম্বরে একটা তাঁতের শাড়ির অর্ডার আছে, তাই তো? | Checking. There is one handloom saree ordered on this number, correct?
    caller 13.4–16.2: হ্যাঁ, গতকাল আসার কথা ছিল। | Yes, it was due yesterday.
    event 17.4: Parcel traced | Courier, one failed attempt
    assistant 18.6–26.8: কুরিয়ার গতকাল আপনাকে ফোনে পায়নি। বাড়ির ঠিকানাটা একবার বলবেন? | The courier could not reach you by phone yesterday. Could you say your home address?
    caller 27.4–30.4: চোদ্দ নম্বর লেক রোড, দোতলা। | 14 Lake Road, first floor.
    event 31.4: Delivery re-booked | Today, before 6 pm
    assistant 32.4–39: মিলে গেছে। আজ সন্ধ্যা ছটার মধ্যে পৌঁছে যাবে। বাড়িতে থাকবেন? | It matches. It will reach you by six this evening. Will you be at home?
    caller 39.7–41.6: থাকব। টাকা তখনই দেব? | I will. Do I pay at that time?
    assistant 42.3–47: হ্যাঁ, আঠারোশো নব্বই টাকা, নগদ বা UPI। কোড SMS-এ পাঠালাম। | Yes, ₹1,890, in cash or by UPI. I have sent the code by SMS.
    event 44.6: Delivery code sent | SMS, to show the rider
  `),
  reasons: {
    title: 'Four reasons shoppers call',
    shareOf: 'closed without an agent',
    rows: reasonRows({
      'Order tracking, 47 s, 93%':
        'Asks the courier’s system, says why the last attempt failed, and books the next one at an hour that suits.',
      'Returns and exchanges, 69 s, 86%':
        'Checks the returns window and the stock of the other size, then arranges pick-up from the right door.',
      'Refund status, 38 s, 91%':
        'Reads the stage at the payment gateway and gives the reference by which the bank can find the money.',
      'Cash-on-delivery confirmation, 31 s, 88%':
        'Calls before packing: is the order wanted, is the landmark right? A doubtful one stays.',
    }),
  },
  checklist: {
    title: 'Switched on before the sale',
    items: [
      'Live status from each courier you use',
      'Failed-delivery call within ten minutes',
      'PIN-code check before an address changes',
      'Size and colour swap against live stock',
      'Part of an order sent back, part kept',
      'Store credit or refund, as the buyer says',
      'Gift parcels whose price stays unsaid',
      'Extra lines for a festival sale',
    ],
  },
  benefits: {
    title: 'Who gains when a parcel moves',
    cards: points({
      'The shopper': 'Learns where the parcel is and when it comes, without an order number.',
      'The warehouse': 'Packs only what the buyer has confirmed.',
      'The courier partner': 'Has a landmark and a number that answers.',
      'The seller': 'Pays less return freight and sees which PIN codes refuse most.',
    }),
  },
  limits: {
    title: 'Where your store decides',
    lead: 'You set the limits on money, in rupees, before the first call.',
    rules: points({
      'Will not ask': 'For a delivery code, a UPI PIN or a card number, even when the caller offers it',
      Complaints:
        'Acknowledged within 48 hours, as the E-Commerce Rules ask, and sent to your grievance officer',
      Refunds: 'Up to the amount you allow. Above it, one of your people agrees first',
      'Hands over': 'An unsafe product, an empty box, a promise broken twice, a legal notice',
    }),
  },
  results: {
    isSample: true,
    title: 'A festive season at Shiuli Bazaar',
    lead: 'A sample handloom market online: 38,000 calls in October, in Bengali, Odia and Hindi.',
    rows: resultRows({
      'Parcels returned to origin': [27, 16, 'parcels in a hundred'],
      'Cash orders confirmed first': [44, 92, 'orders in a hundred'],
      'Time on hold on a sale day': [340, 2, 'seconds'],
      'Support spent on one order': [21, 6, 'rupees'],
    }),
    claims: ['connectors', 'costReduction'],
  },
  closing: {
    title: 'Let it find the next parcel',
    lead: `Connect one courier and send a week of undelivered orders. ${site.brand} calls each buyer on that list.`,
    dialogHeading: 'Bring us your undelivered orders.',
  },
})
