import type { KnownQuestion } from './question.ts'

/** Heads of retention, admissions, property sales, reservations and claims, a compliance officer and an accountant. */
export const retentionSchoolsHomesAndClaimsQuestions: readonly KnownQuestion[] = [
  // Telecom retention manager
  {
    ask: 'how do I know which subscribers are about to port out',
    from: ['/products/customer-intelligence', '/', '/products'],
    says: /likelihood|about to leave|likely to (stay|renew|do next)/i,
  },
  {
    ask: 'does the prediction tell me why, or is it only a percentage',
    from: ['/products/customer-intelligence'],
    says: /sentence it came from|Never a number alone|keeps the quote|words it came from/i,
  },
  {
    ask: 'we have too many calls whenever the network is down, can it tell me the reason while it happens',
    from: ['/products/smart-analytics', '/solutions/data-analytics', '/'],
    says: /reason|cause/i,
  },
  {
    ask: 'people call three four times for one complaint',
    from: ['/solutions/data-analytics', '/blog/seven-moments-to-hand-over', '/products/smart-analytics'],
    says: /one complaint across days|third time|rang again/i,
  },
  {
    ask: 'does it guess religion or caste from the surname',
    from: [
      '/products/customer-intelligence',
      '/blog/what-340-missed-emi-calls-taught-one-branch',
      '/blog/bengali-odia-and-kannada-now-switch-mid-sentence',
    ],
    says: /caste|surname|from a name/i,
  },
  {
    ask: 'what should we do with the loyal ones, do they need calls',
    from: ['/products/customer-intelligence'],
    says: /No reminder calls|thank-you from a person|reminder calls not made/i,
  },
  // Ed-tech counsellor head
  {
    ask: 'my counsellors waste time on fee-only callers',
    from: ['/solutions/edtech'],
    says: /counsellor|families who are choosing/i,
  },
  {
    ask: 'parents call to know if bachha class aaya ki nahi',
    from: ['/solutions/edtech', '/'],
    says: /attendance|Absence|parent updates/i,
  },
  {
    ask: 'can the assistant say "you will surely get into IIT"?',
    from: ['/solutions/edtech'],
    says: /rank, a selection|Never promises/i,
  },
  {
    ask: 'what happens if a kid calls and sounds scared',
    from: ['/solutions/edtech', '/blog/your-call-recordings-and-the-new-data-law'],
    says: /afraid|self-harm|child picks up/i,
  },
  {
    ask: 'how quickly were enquiries called back at the coaching institute in your example',
    from: ['/solutions/edtech'],
    says: /98|rung back in an hour|An admission season|in a hundred/i,
  },
  { ask: 'live class ka link dobara bhejna', from: ['/solutions/edtech'], says: /Live-class link/i },
  // Real-estate sales head
  {
    ask: 'will it haggle over the price with the buyer',
    from: ['/solutions/real-estate', '/products/virtual-assistant'],
    says: /Negotiation|discount|come down on the price|Kulkarni/i,
  },
  {
    ask: 'my brokers keep calling to ask which units are open',
    from: ['/solutions/real-estate'],
    says: /channel partner|Brokers|availability in seconds|Flat status|open by tower/i,
  },
  {
    ask: 'do you remind families before they come to see the flat',
    from: ['/solutions/real-estate'],
    says: /rings two hours before/i,
  },
  {
    ask: 'booking amount phone pe le sakte ho?',
    from: ['/solutions/real-estate'],
    says: /Only on your own page|tenth of the price/i,
  },
  {
    ask: 'what if someone wants carpet vs super area',
    from: ['/solutions/real-estate'],
    says: /carpet area/i,
  },
  {
    ask: 'enquiries from 99acres type portals sit for hours',
    from: ['/solutions/real-estate', '/solutions/lead-generation'],
    says: /portal enquir|within a minute|Web, portal|Evening calls|190/i,
  },
  // Hotel reservations manager
  {
    ask: 'guest arrives 2am, will we lose the room as no show',
    from: ['/solutions/hospitality-travel', '/'],
    says: /no-show|keeps the room|Holds the room|kept till morning/i,
  },
  { ask: 'can it upsell a sea view room', from: ['/solutions/hospitality-travel', '/'], says: /upgrade/i },
  {
    ask: 'do foreigners have to give passport no. over the phone',
    from: ['/solutions/hospitality-travel'],
    says: /passport/i,
  },
  {
    ask: 'one of our guests says she feels unsafe',
    from: ['/solutions/hospitality-travel'],
    says: /unsafe/i,
  },
  {
    ask: 'tariff with breakfast and GST quote kar payega?',
    from: ['/solutions/hospitality-travel'],
    says: /GST/i,
  },
  {
    ask: 'wedding group with 40 rooms',
    from: ['/solutions/hospitality-travel'],
    says: /Rooming lists for weddings/i,
  },
  // Insurer's claims head
  {
    ask: 'can your bot tell a nominee that the claim is rejected',
    from: ['/solutions/insurance'],
    says: /repudiated|Death claims|whether it is paid|claim will be paid|assessors/i,
  },
  {
    ask: 'motor FNOL intake, what details does it capture',
    from: ['/solutions/insurance'],
    says: /place, time, vehicle|Loss intake/i,
  },
  {
    ask: 'our claimants ring again and again for status',
    from: ['/solutions/insurance'],
    says: /Claim status|which paper is missing|calls about ten claims|Nobody rings again/i,
  },
  { ask: 'surveyor appointment info', from: ['/solutions/insurance'], says: /Surveyor/i },
  {
    ask: 'how many lapsed policies came back',
    from: ['/solutions/insurance', '/products/customer-intelligence'],
    says: /Lapsed policies revived|37|at-risk customers renewed|revived/i,
  },
  { ask: 'nearest cashless hospital by pincode', from: ['/solutions/insurance'], says: /network hospital/i },
  // Compliance officer
  {
    ask: 'I need to find the exact second where the agent forgot the disclosure',
    from: [
      '/products/qams',
      '/solutions/insurance',
      '/blog/marking-every-call-is-not-watching-everyone',
      '/products',
    ],
    says: /second|missed disclosure|play the disclosure/i,
  },
  {
    ask: 'is a log kept that nobody can tamper with',
    from: ['/solutions/process-automation', '/blog/four-systems-one-address', '/products/process-automation'],
    says: /nobody can edit|cannot be edited|Logs who|keeps its input/i,
  },
  {
    ask: 'may we record without telling the caller',
    from: ['/blog/your-call-recordings-and-the-new-data-law', '/terms-of-use', '/solutions/banking'],
    says: /consent|hide from a caller|call is recorded|notice/i,
  },
  {
    ask: 'kids data rules under dpdp',
    from: ['/blog/your-call-recordings-and-the-new-data-law', '/solutions/edtech'],
    says: /eighteen|parent’s/i,
  },
  {
    ask: 'our operator needs a letter about auto dialling?',
    from: ['/blog/which-number-may-ring'],
    says: /auto-dialler|one letter/i,
  },
  // Chartered accountant comparing costs
  {
    ask: 'all-in monthly outgo for a 6000 call helpline versus staff',
    from: ['/blog/a-cost-per-call-that-adds-up'],
    says: /87,801|6,000 calls|13\.89|settled/i,
  },
  {
    ask: 'what does one resolved call work out to',
    from: ['/blog/a-cost-per-call-that-adds-up', '/solutions/banking'],
    says: /13\.89|settled call costs|For each call settled|₹14/i,
  },
  {
    ask: 'at what point should we go for the bigger pack instead of paying extra',
    from: ['/offers', '/blog/a-cost-per-call-that-adds-up'],
    says: /13,000|21,000|costs? least|next package|cheaper/i,
  },
  { ask: 'is the fee refundable if unused', from: ['/terms-of-use'], says: /non-refundable|not refunded/i },
  {
    ask: 'do unused minutes matter in your costing example',
    from: ['/blog/a-cost-per-call-that-adds-up'],
    says: /every minute is used/i,
  },
]
export const retentionSchoolsHomesAndClaimsOutside: readonly string[] = [
  'do you have ready integration with LeadSquared pricing for connector',
  'what is the attrition rate of your own employees',
  'which state has highest literacy',
  'can I get EMI option to pay your subscription',
  'do you sell SIM cards',
  'who audits your financial statements',
  'best coaching for NEET in Kota',
  'suggest a good resort in Goa for honeymoon',
  'do you have a data centre in Noida',
  'how do I port my number to Jio',
]
