import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What callers of each industry ask, and use cases. */
export const industries: readonly AgentAnswer[] = [
  {
    asked: [
      'Which industries do you serve, which sectors do you work with?',
      'use cases and solutions by industry',
      'Is it suitable for my business?',
      'what kinds of businesses do you cover',
      'who is it meant for',
      'verticals',
    ],
    say: 'Twelve solutions: eight industries, from banking to travel, and four use cases.',
    page: '/',
    quote: 'Twelve solutions, each built around the sentence its callers open with.',
  },
  {
    asked: [
      'Do you work with banks, NBFCs, lenders?',
      'banking calls: debit card block, EMI deducted twice, loan statement, disputes, balance, UPI, foreclosure',
      'lenders',
      'co-operative banks',
      'wealth',
      'financial institutions',
      'credit union',
    ],
    say: 'Yes. It verifies the caller, reads and writes core banking, and says the reference aloud.',
    page: '/solutions/banking',
    quote: `${site.brand} verifies the caller, reads and writes core banking, and says the reference aloud.`,
  },
  {
    asked: [
      'Do you work with hospitals, clinics, diagnostics, healthcare?',
      'doctor appointment booking and rescheduling, patient reports, fasting reminders, nurse',
      'clinics',
      'diagnostic centres',
      'nursing homes',
      'dental chains',
    ],
    say: 'Yes. It keeps the appointment book, tells families what to do the night before, and knows the words that mean a nurse must take the call.',
    page: '/solutions/healthcare',
    quote: `${site.brand} keeps the appointment book, tells families what to do the night before, and knows the words that mean a nurse must take the call.`,
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
      'Do you work with insurers, insurance companies, life, general, motor?',
      'policy renewal, premium, lapsed policy revival over the phone',
      'restart a dead policy',
      'missed premiums',
      'late fee for reviving',
    ],
    say: 'Yes. It quotes a revival to the rupee, waits while the premium is paid and confirms the cover.',
    page: '/solutions/insurance',
    quote: `${site.brand} quotes a revival to the rupee, waits while the premium is paid and confirms the cover.`,
  },
  {
    asked: [
      'insurance claim status, register a claim, first notice of loss, accident',
      'my claim is pending',
      'documents missing in my claim',
      'how far is the claim',
    ],
    say: 'It registers the claim and says which paper is missing or which stage the file has reached. Whether it is paid, your assessors say.',
    page: '/solutions/insurance',
    quote:
      'Says which paper is missing or which stage the file has reached, in a family’s words, with the next date.',
  },
  {
    asked: [
      'Do you work with BPOs, call centres, contact centres, outsourcing, several clients?',
      'are reports separate for each client, callback campaigns, outbound dialling',
      'outsourcing firms',
      'we serve many brands',
      'third-party call centre',
      'teleservices',
    ],
    say: 'Yes. It dials beside your agents in each client’s name and language, and reports to every client apart.',
    page: '/solutions/bpo',
    quote: 'It finishes the plain calls, passes on the hard ones, and reports to every client apart.',
  },
  {
    asked: [
      'night shift, overflow, peak hours, spikes in calls, seasonal load, extra capacity',
      'not enough staff at peak',
      'overflow when everyone is busy',
      'temporary hiring',
      'graveyard shift',
    ],
    say: 'It picks up from the first call over your limit, and steps back the minute an agent is free.',
    page: '/solutions/bpo',
    quote: 'Picks up from the first call over your limit, and steps back the minute an agent is free.',
  },
  {
    asked: [
      'Do you work with schools, colleges, coaching institutes, EdTech, education?',
      'student batch change, timetable, admission enquiries',
      'coaching classes',
      'universities',
      'tuition centres',
      'online learning company',
    ],
    say: 'Yes. It reads the timetable, moves a student to a batch with a seat and tells the parent.',
    page: '/solutions/edtech',
    quote: `${site.brand} reads the timetable, moves a student to a batch with a seat and tells the parent.`,
  },
  {
    asked: [
      'fee reminder calls to parents, collect fees, instalment due',
      'school fee collection',
      'parents who have not paid',
      'pending tuition',
    ],
    say: 'It rings the parent before the instalment is due, takes a payment or a date, and never mentions fees to a child.',
    page: '/solutions/edtech',
    quote:
      'Rings the parent before the instalment is due, takes a payment or a date, and never mentions fees to a child.',
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
    asked: [
      'customer support, service desk, helpdesk, troubleshooting, machine fault or error codes, guide the customer, warranty, service engineer visit',
      'consumer electronics brand',
      'after-sales service',
      'product not working',
      'gadget trouble',
    ],
    say: 'It hears the fault code, finds the machine and its warranty, and gives one step at a time.',
    page: '/solutions/customer-support',
    quote: `${site.brand} hears the fault code, finds the machine and its warranty, and gives one step at a time.`,
  },
  {
    asked: [
      'lead generation, qualify leads, sales calls, outbound calls to enquiries',
      'inside sales',
      'call people who filled a form',
      'ring web signups',
      'filter serious buyers',
      'nurture prospects',
    ],
    say: 'It calls the people who asked, in permitted hours, and puts the questions your salesperson would. Then it fills the diary.',
    page: '/solutions/lead-generation',
    quote: `${site.brand} calls the people who asked, in permitted hours, and puts the questions your salesperson would: what need, what budget, how soon.`,
  },
  {
    asked: [
      'How fast, how quickly do you call back a web enquiry or a new lead?',
      'speed of callback, first response to a lead',
      'how soon after a form is someone rung',
      'lead goes cold',
      'response time to a signup',
      'speed to lead',
    ],
    say: 'Within a minute by day. A form sent at night is called as soon as calling hours open.',
    page: '/solutions/lead-generation',
    quote: 'Dials a fresh form within a minute by day, and one sent at night as soon as calling hours open.',
  },
  {
    asked: [
      'change address everywhere, update records in many backend systems in one go',
      'one request touching many departments',
      'sync the change across databases',
    ],
    say: 'Yes. CRM, core banking, cards and the archive take the change in one call.',
    page: '/solutions/process-automation',
    quote: 'CRM, core banking, cards and the archive take the change in one call.',
  },
  {
    asked: [
      'KYC re-verification, re-KYC, video KYC, mandates',
      'identity documents expired',
      'periodic KYC',
      'update KYC of dormant customers',
    ],
    say: 'It rings the customers who are due, checks what has changed and sends one link for the document.',
    page: '/solutions/banking',
    quote: 'Rings the customers who are due, checks what has changed and sends one link for the document.',
  },
  {
    asked: [
      'return, exchange, size change, pick-up, refund of a purchase',
      'wrong size',
      'swap a shirt',
      'send the item back',
      'pick-up from home',
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
    ],
    say: 'It asks the courier’s system, says why the last attempt failed and books the next one.',
    page: '/solutions/ecommerce',
    quote:
      'Asks the courier’s system, says why the last attempt failed, and books the next one at an hour that suits.',
  },
]
