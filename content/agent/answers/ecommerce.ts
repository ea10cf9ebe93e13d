import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /solutions/ecommerce. */
export const ecommerce: readonly AgentAnswer[] = [
  {
    asked: [
      'where is my refund, refund status for online order',
      'money not credited after return',
      'when will I get my money back for the item',
      'paisa kab wapas aayega',
      'refund not received',
      'bank says no refund came',
    ],
    page: '/solutions/ecommerce',
    quote:
      'Reads the stage at the payment gateway and gives the reference by which the bank can find the money.',
  },
  {
    asked: [
      'festival sale rush, Diwali peak for online store, extra lines',
      'big billion day traffic',
      'Black Friday',
      'sale season load',
    ],
    say: 'Yes. Extra lines are switched on for a festival sale.',
    page: '/solutions/ecommerce',
    quote: 'Extra lines for a festival sale',
  },
  {
    asked: [
      'reduce RTO, return to origin, undelivered parcels, failed delivery attempts',
      'parcels coming back',
      'buyers refusing deliveries',
      'nobody home at delivery',
      'fake address',
      'RTO kam karna hai',
    ],
    say: 'It calls within ten minutes of a failed delivery, and asks about doubtful cash orders before packing.',
    page: '/solutions/ecommerce',
    quote: 'Failed-delivery call within ten minutes',
  },
  {
    asked: [
      'Is there a limit on refunds the bot can give, who approves a big refund?',
      'ceiling on money the bot may give back',
      'authority to approve a refund',
      'refund limit',
      'big refunds',
    ],
    say: 'Up to the amount you allow. Above it, one of your people agrees first.',
    page: '/solutions/ecommerce',
    quote: 'Up to the amount you allow. Above it, one of your people agrees first',
  },
  {
    asked: [
      'Do you work with online shops, retail, e-commerce sellers?',
      'delivery status, courier, shipment, buyers',
      'D2C brand',
      'marketplace sellers',
      'where is my parcel',
      'package not received',
      'courier late',
      'help for my online store',
    ],
    say: 'Yes. It traces the shipment, confirms the address with the buyer and books the next attempt.',
    page: '/solutions/ecommerce',
    quote: `${site.brand} traces the shipment, confirms the address with the buyer and books the next attempt.`,
  },
  {
    asked: [
      'cash on delivery confirmation, COD orders, fake orders, return to origin RTO',
      'verify COD before shipping',
      'reduce fake orders',
      'prank orders',
    ],
    say: 'Yes. It rings before packing, and a doubtful order is not sent out to come back.',
    page: '/solutions/ecommerce',
    quote: 'Rings before packing: is the order wanted, is the landmark right?',
  },
  {
    asked: [
      'return, exchange, size change, pick-up, refund of a purchase',
      'wrong size',
      'swap a shirt',
      'send the item back',
      'pick-up from home',
      'size exchange',
      'galat size aaya',
      'is the other size in stock',
    ],
    say: 'It checks the returns window and the stock of the other size, then arranges pick-up.',
    page: '/solutions/ecommerce',
    quote:
      'Checks the returns window and the stock of the other size, then arranges pick-up from the right door.',
  },
  {
    asked: [
      'where has my order reached, track order, parcel not delivered',
      'track my package',
      'when will it arrive',
      'delivery date',
      'order kab aayega',
      'where is my parcel tickets',
      'reduce WISMO calls',
      'tell a shopper why delivery failed',
      'rider could not find the house',
    ],
    say: 'It asks the courier’s system, says why the last attempt failed and books the next one.',
    page: '/solutions/ecommerce',
    quote:
      'Asks the courier’s system, says why the last attempt failed, and books the next one at an hour that suits.',
  },
  {
    asked: [
      'results for an online store',
      'drop in returned parcels',
      'cost of support per order',
      'sale day hold time',
    ],
    say: 'In the sample season, parcels returned to origin fell from 27 in a hundred to 16, and support cost per order from ₹21 to ₹6.',
    page: '/solutions/ecommerce',
    quote: 'A sample handloom market online: 38,000 calls in October, in Bengali, Odia and Hindi.',
  },
  {
    asked: [
      'e-commerce complaint rules',
      'how fast is a buyer’s complaint acknowledged',
      'buyer’s grievance deadline',
      'consumer protection rules for shops',
    ],
    say: 'Complaints are acknowledged within 48 hours and sent to your grievance officer.',
    page: '/solutions/ecommerce',
    quote: 'Acknowledged within 48 hours, as the E-Commerce Rules ask, and sent to your grievance officer',
  },
  {
    asked: [
      'empty box delivered',
      'when does a shop’s person take over',
      'unsafe product',
      'legal notice from a buyer',
      'wrong item twice',
    ],
    page: '/solutions/ecommerce',
    quote: 'An unsafe product, an empty box, a promise broken twice, a legal notice',
  },
  {
    asked: [
      'does it ask shoppers for the delivery OTP',
      'UPI PIN',
      'delivery OTP fraud',
      'is it safe for shoppers',
    ],
    say: 'It will not ask for a delivery code, a UPI PIN or a card number, even when the caller offers it.',
    page: '/solutions/ecommerce',
    quote: 'For a delivery code, a UPI PIN or a card number, even when the caller offers it',
  },
  {
    asked: ['store credit', 'wallet refund', 'credit note for shoppers', 'money or voucher'],
    page: '/solutions/ecommerce',
    quote: 'Store credit or refund, as the buyer says',
  },
  {
    asked: ['return only one item', 'partial return', 'keep one and return one', 'some items came wrong'],
    page: '/solutions/ecommerce',
    quote: 'Part of an order sent back, part kept',
  },
  {
    asked: [
      'how does a store begin',
      'trial for D2C',
      'first step for an online shop',
      'test with undelivered orders',
    ],
    say: 'Connect one courier and send a week of undelivered orders.',
    page: '/solutions/ecommerce',
    quote: 'Connect one courier and send a week of undelivered orders.',
  },
  {
    asked: [
      'buyer wants to change the delivery address',
      'change address before delivery',
      'wrong pincode',
      'new delivery address on call',
    ],
    page: '/solutions/ecommerce',
    quote: 'PIN-code check before an address changes',
  },
]
