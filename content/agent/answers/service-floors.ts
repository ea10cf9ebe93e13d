import { claimOn } from '../../claims.ts'
import type { AgentAnswer } from '../agent-answer.ts'

const resolved = claimOn('/products', 'queryResolution')

/** Service floors: support, outsourcers, sales calls, processes across departments. */
export const serviceFloors: readonly AgentAnswer[] = [
  {
    asked: [
      'Can it troubleshoot appliances, error codes, step by step instructions?',
      'guided repair',
      'fix it myself',
      'installation help',
      'reset instructions',
    ],
    page: '/solutions/customer-support',
    quote: 'Reads the manual for that model and year, says one step, and waits for the owner to come back.',
  },
  {
    asked: [
      'warranty check, is my product in warranty',
      'is it still covered',
      'guarantee card lost',
      'repair free of charge or not',
    ],
    page: '/solutions/customer-support',
    quote: 'Works out cover from the invoice date, part by part, and sends the warranty card again.',
  },
  {
    asked: ['spare part price and availability', 'buy a replacement part', 'where can I get a filter'],
    page: '/solutions/customer-support',
    quote: 'Finds the part number from the model plate, with price, stock and the day it arrives.',
  },
  {
    asked: [
      'book a technician, service engineer visit, engineer late',
      'send someone to my house',
      'repairman',
      'service visit',
      'mechanic',
    ],
    page: '/solutions/customer-support',
    quote: 'Offers two slots, has the likely part put in the van, and rings ahead when the engineer is late.',
  },
  {
    asked: [
      'Is it safe to guide customers on gas, electric shock, smoke or burning smell?',
      'dangerous faults',
      'fire hazard',
      'gas leak',
      'electric shock',
    ],
    say: 'It stops: burning smell, shock, gas, smoke or a swollen battery, and a person takes over.',
    page: '/solutions/customer-support',
    quote:
      'Burning smell, shock, gas, smoke, a swollen battery: switch off, stand clear, a person takes over',
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
      'callback list, thousands of callbacks, dialling campaigns for a call centre',
      'backlog of callbacks',
      'huge list to dial',
      'phone campaign for a client',
    ],
    page: '/solutions/bpo',
    quote: 'Scrubs the list, dials at the client’s pace, files each outcome.',
  },
  {
    asked: [
      'language cover at night, no agent speaks Odia or Assamese',
      'nobody speaks the language tonight',
      'rare languages staff',
    ],
    page: '/solutions/bpo',
    quote:
      'Takes the Odia or Assamese call that nobody on tonight’s roster can, and leaves its notes in English.',
  },
  {
    asked: [
      'Is one client’s data kept away from another client, data segregation between clients of a BPO?',
      'mixing up data of two brands',
      'separation between clients',
      'data isolation',
      'multi-tenant',
    ],
    say: 'Yes. It stays in that client’s store, for its retention period, opened by its own users.',
    page: '/solutions/bpo',
    quote: 'Stays in that client’s store, for its retention period, opened by its own users',
  },
  {
    asked: ['audit for each client on their own score sheet', 'audits for each client', 'client scorecards'],
    page: '/solutions/bpo',
    quote:
      'Rings back a sample of closed cases and marks them on that client’s sheet, out of other clients’ sight.',
  },
  {
    asked: [
      'Do inbound and outbound work together, blended calling, own script and number per client?',
      'both directions of calls',
      'incoming and outgoing together',
      'different greeting per client',
    ],
    say: 'Yes: inbound and outbound in one blend, with a script, voice and number per client.',
    page: '/solutions/bpo',
    quote: 'Inbound and outbound in one blend',
  },
  {
    asked: [
      'change of address in all systems, update address everywhere',
      'relocating customer',
      'new address',
      'shift of residence',
    ],
    page: '/solutions/process-automation',
    quote: 'Takes it once, reads it back, and enters it in the format that each system wants.',
  },
  {
    asked: ['nominee change, add a nominee', 'beneficiary change', 'add my wife as nominee'],
    page: '/solutions/process-automation',
    quote: 'Checks that the shares make a hundred, sends the form to sign, and files it when it returns.',
  },
  {
    asked: ['pending approvals follow-up', 'stuck approvals', 'chase a manager for sign-off'],
    page: '/solutions/process-automation',
    quote: 'Tells the approver what is held, for whom and since when, and takes yes or no back to the case.',
  },
  {
    asked: [
      'service request tracking, promised date, TAT',
      'status of my request',
      'ticket ageing',
      'deadline missed',
      'turnaround commitment',
    ],
    page: '/solutions/process-automation',
    quote: 'Names the promised day, chases the team that owns it, and rings before the day is missed.',
  },
  {
    asked: [
      'What happens if a system is down or refuses halfway through the change?',
      'core system offline',
      'server refuses',
      'outage midway',
    ],
    say: 'The earlier writes are put back and a person gets the case.',
    page: '/solutions/process-automation',
    quote: 'If a system refuses, the earlier writes are put back and a person gets the case',
  },
  {
    asked: [
      'percentage of queries resolved without a person, automation rate, containment, deflection',
      'How many calls can it handle without an agent?',
      'how much is automated',
      'share handled by itself',
      'first contact resolution',
      'what percent without humans',
    ],
    say: `${resolved.shown} ${resolved.wording}, as claimed across all customers.`,
    page: '/products',
    quote: `${resolved.wording}: ${resolved.shown}`,
  },
  {
    asked: [
      'Will it replace our agents, do we lose jobs, how many agents can we reduce?',
      'layoffs',
      'headcount reduction',
      'staff afraid of losing jobs',
      'what will my team do',
      'naukri chali jayegi',
    ],
    say: 'It takes the plain calls. Your agents hear the hard ones only, with the first two minutes already written down.',
    page: '/solutions/bpo',
    quote: 'Hears the hard calls only, with the first two minutes already written down.',
  },
  {
    asked: [
      'I am in another industry, my sector is not on the list, do you do something else?',
      'my trade is unusual',
      'do you serve NGOs or government',
      'airline',
      'logistics',
      'telecom company',
      'not in your list',
    ],
    say: 'If it is not among the twelve, write your callers’ first sentence down for us. We will draw the call and show you how it goes.',
    page: '/solutions',
    quote: 'If it is not among the twelve, write it down for us.',
  },
]
