import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /solutions/customer-support. */
export const customerSupport: readonly AgentAnswer[] = [
  {
    asked: [
      'customer support, service desk, helpdesk, troubleshooting, machine fault or error codes, guide the customer, warranty, service engineer visit',
      'consumer electronics brand',
      'after-sales service',
      'product not working',
      'gadget trouble',
      'how does it help with support calls',
      'can it handle technical support',
    ],
    say: 'It hears the fault code, finds the machine and its warranty, and gives one step at a time.',
    page: '/solutions/customer-support',
    quote: `${site.brand} hears the fault code, finds the machine and its warranty, and gives one step at a time.`,
  },
  {
    asked: [
      'Can it troubleshoot appliances, error codes, step by step instructions?',
      'guided repair',
      'fix it myself',
      'installation help',
      'reset instructions',
      'guide the owner through an error code',
      'can it guide a customer to fix a washing machine',
      'help a customer repair a machine over the phone',
      'explain an error code',
      'fix a fridge by phone',
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
      'can it check the warranty',
      'is the product under warranty',
    ],
    page: '/solutions/customer-support',
    quote: 'Works out cover from the invoice date, part by part, and sends the warranty card again.',
  },
  {
    asked: [
      'spare part price and availability',
      'buy a replacement part',
      'where can I get a filter',
      'filter ka price',
      'model plate number',
      'order a spare',
      'can it tell spare part prices',
    ],
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
      'can it book an engineer visit',
      'send a technician',
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
      'smoke coming from the cooler',
      'aag lag gayi machine mein',
      'customer smells gas or burning',
      'what about dangerous repairs',
      'what does it do if there is a gas leak',
    ],
    say: 'It stops: burning smell, shock, gas, smoke or a swollen battery, and a person takes over.',
    page: '/solutions/customer-support',
    quote:
      'Burning smell, shock, gas, smoke, a swollen battery: switch off, stand clear, a person takes over',
  },
  {
    asked: [
      'too many second visits for the same fault',
      'results for an appliance maker',
      'cost of closing a fault',
      'fewer engineer visits by phone',
      'does it reduce engineer visits',
    ],
    say: 'In the sample quarter, second visits fell from 29 in a hundred to 12, and faults mended without a visit rose from 22 to 57.',
    page: '/solutions/customer-support',
    quote: 'A sample maker of washers and coolers in Vijayawada: 48,000 calls a month, April to June.',
  },
  {
    asked: [
      'does the technician know what was tried',
      'engineer arrives without the right part',
      'repeat troubleshooting by the engineer',
      'notes for the field engineer',
    ],
    say: 'Yes. The steps already tried are told to the engineer.',
    page: '/solutions/customer-support',
    quote: 'Steps already tried, told to the engineer',
  },
  {
    asked: [
      'can the bot refuse a warranty claim',
      'reject free repair',
      'claim outside warranty',
      'who says no to a free repair',
      'who can reject a warranty claim',
    ],
    say: 'No. Cover and its end date are stated; only your desk may refuse a claim, in writing.',
    page: '/solutions/customer-support',
    quote: 'Only your desk may refuse a claim, in writing and with a reason',
  },
  {
    asked: [
      'follow-up after a repair',
      'ask whether the machine works now',
      'is it working now',
      'next day call',
      'does it call after the repair',
    ],
    page: '/solutions/customer-support',
    quote: 'A check-up call the next day',
  },
  {
    asked: ['product recall', 'defective batch', 'unsafe model recall', 'recall campaign'],
    page: '/solutions/customer-support',
    quote: 'Recall notices matched to serial numbers',
  },
  {
    asked: [
      'which model has most faults',
      'field failure data',
      'product quality feedback from calls',
      'age at which machines fail',
    ],
    say: 'Which model fails, and at what age, from every call.',
    page: '/solutions/customer-support',
    quote: 'Sees which model fails, and at what age, from every call.',
  },
  {
    asked: [
      'what do you need to start with appliances',
      'trial for an appliance brand',
      'manual upload',
      'how to start with support',
    ],
    say: 'Give us one model’s manual and its ten commonest codes.',
    page: '/solutions/customer-support',
    quote: 'Give us one model’s manual and its ten commonest codes.',
  },
  {
    asked: [
      'right to repair',
      'consumer helpline',
      'local mechanic wants the part',
      'customer wants to repair it himself',
      'does it give the consumer helpline number',
    ],
    page: '/solutions/customer-support',
    quote:
      'Names part, price and manual, whoever will fit it. Gives the consumer helpline, 1915, to who asks',
  },
  {
    asked: [
      'does it wait while I do the step',
      'ruk sakta hai',
      'wait on the line, I am opening it',
      'hands are busy',
    ],
    page: '/solutions/customer-support',
    quote: 'Silence kept while hands are busy',
  },
]
