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
]
