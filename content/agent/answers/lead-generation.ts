import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /solutions/lead-generation. */
export const leadGeneration: readonly AgentAnswer[] = [
  {
    asked: [
      'lead generation, qualify leads, sales calls, outbound calls to enquiries',
      'inside sales',
      'call people who filled a form',
      'ring web signups',
      'filter serious buyers',
      'nurture prospects',
      'call my website leads',
      'follow up enquiries automatically',
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
      'telecallers reach leads a day late',
      'form bharne ke baad turant call',
    ],
    say: 'Within a minute by day. A form sent at night is called as soon as calling hours open.',
    page: '/solutions/lead-generation',
    quote: 'Dials a fresh form within a minute by day, and one sent at night as soon as calling hours open.',
  },
  {
    asked: [
      'Do you check the DND register before dialling, NDNC scrubbing, TRAI preference register?',
      'do-not-disturb list',
      'people who opted out',
      'legal to cold call',
      'telemarketing compliance',
      'blocklist',
    ],
    say: 'Yes. The DND register and the consent are both checked. If neither allows the call, nobody is rung.',
    page: '/solutions/lead-generation',
    quote: 'The DND register and the consent are both checked. If neither allows the call, nobody is rung',
  },
  {
    asked: [
      'At what hours do you make sales calls, calling hours, Sunday calls?',
      'hours for outbound',
      'when may we ring prospects',
      'call on Sunday',
      'lunch time calls',
    ],
    say: '10 am to 7 pm, unless the person has named another hour. Sundays only if asked.',
    page: '/solutions/lead-generation',
    quote: '10 am to 7 pm, unless the person has named another hour. Sundays only if asked',
  },
  {
    asked: [
      'What if the prospect says no or not interested?',
      'person refuses',
      'stop ringing me',
      'not interested',
    ],
    say: 'The call ends and consent is withdrawn in the CRM. A no is struck off for good.',
    page: '/solutions/lead-generation',
    quote: 'The call ends, consent is withdrawn in the CRM, and 1909 is named for a block on all such calls',
  },
  {
    asked: [
      'Can it do outbound tele-calling, cold calling, telesales, lead qualification on budget and need?',
      'cold calling',
      'tele-calling',
      'telesales',
      'qualify on budget',
      'ask screening questions',
      'outbound dialling campaign',
      'which questions does it ask a lead',
      'which leads to visit first',
    ],
    say: 'Yes, to people who asked. It puts your five questions and scores the answers as you would.',
    page: '/solutions/lead-generation',
    quote: 'Puts your five questions in the order the talk allows, and scores the answers as you would.',
  },
  {
    asked: [
      'Can it book meetings in the salesperson’s calendar, fix appointments for sales?',
      'fix a meeting',
      'calendar booking',
      'sales visit',
      'schedule with my executive',
      'send a calendar invite',
    ],
    page: '/solutions/lead-generation',
    quote: 'Offers real gaps by area and skill, settles a clash, and reminds both sides an hour before.',
  },
  {
    asked: [
      'old leads, last year’s database, reactivate cold enquiries',
      'dormant database',
      'old contacts',
      're-engage',
      'last year’s visitors',
    ],
    page: '/solutions/lead-generation',
    quote:
      'Asks old enquirers once, with consent, whether the plan still stands. A no is struck off for good.',
  },
  {
    asked: [
      'which campaign or ad brought the buyers, source tracking, marketing ROI',
      'which advert works',
      'marketing attribution',
      'wasted ad spend',
    ],
    page: '/solutions/lead-generation',
    quote: 'Knows by ten which campaign brought buyers and which brought clicks.',
  },
  {
    asked: [
      'what did one booked visit cost',
      'results of lead calling',
      'cost per qualified lead',
      'more visits from enquiries',
      'solar company example',
    ],
    say: 'In the sample, the first call came after 6 minutes where it took 240, and one booked visit cost ₹420 where it cost ₹980.',
    page: '/solutions/lead-generation',
    quote: 'A sample rooftop installer in Ludhiana: 5,200 enquiries a month from three states.',
  },
  {
    asked: ['same person fills two forms', 'duplicate leads', 'same lead twice', 'merge leads'],
    page: '/solutions/lead-generation',
    quote: 'Two forms from one person made one',
  },
  {
    asked: ['lead says call me next month', 'not ready yet', 'call later', 'busy till Diwali, call after'],
    say: 'Yes: “not now” is turned into a date.',
    page: '/solutions/lead-generation',
    quote: '“Not now” turned into a date',
  },
  {
    asked: [
      'missed call leads',
      'JustDial or IndiaMART enquiries',
      'where do leads come from',
      'portal leads',
      'Facebook form leads',
    ],
    page: '/solutions/lead-generation',
    quote: 'Web, portal and missed-call enquiries',
  },
  {
    asked: [
      'proof that the lead agreed to be called',
      'consent of web leads',
      'when and where did she agree',
      'consent record of an enquiry',
    ],
    page: '/solutions/lead-generation',
    quote: 'Consent kept with its form and hour',
  },
  {
    asked: ['try it on this week’s enquiries', 'pilot for sales calls', 'test on a week of leads'],
    say: 'Send seven days of forms with their consent. By Friday you see who was reached and who fits.',
    page: '/solutions/lead-generation',
    quote: 'Send seven days of forms with their consent.',
  },
  {
    asked: ['what changes for my salespeople', 'sales team’s day', 'my sales executives dial all day'],
    page: '/solutions/lead-generation',
    quote: 'Starts the day with visits to make, not with numbers to dial.',
  },
  {
    asked: ['lead scoring', 'our own qualification criteria', 'rank leads our way', 'hot and cold leads'],
    page: '/solutions/lead-generation',
    quote: 'Your scoring sheet, question by question',
  },
]
