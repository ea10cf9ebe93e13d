import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/four-systems-one-address. */
export const fourSystemsOneAddress: readonly AgentAnswer[] = [
  {
    asked: [
      'which system to update first',
      'order of updating systems',
      'sequence for an address change',
      'in what order should address be updated',
      'which system should be changed first for a new address',
    ],
    say: 'Read back, see the proof, write the record first, then billing, the courier’s file, the screen, and say it.',
    page: '/blog/four-systems-one-address',
    quote: 'Write the system of record first. If it refuses, stop: nothing has happened.',
  },
  {
    asked: [
      'account takeover by address change',
      'fraud control for changes',
      'SIM swap and address',
      'fraud through address change',
      'customer changes phone and address in the same call',
    ],
    say: 'A new address and a new phone number in one call go to a person, always.',
    page: '/blog/four-systems-one-address',
    quote: 'A new address and a new phone number in one call go to a person, always.',
  },
  {
    asked: [
      'what if billing is down during a change',
      'system refuses, what should we say',
      'one system is offline',
      'half the update failed, what do we tell her',
      'one system is not working while updating the address',
    ],
    say: 'Wait, put back, or hand over. Never say “done” and leave a note.',
    page: '/blog/four-systems-one-address',
    quote: 'There are three honest answers and one dishonest one.',
  },
  {
    asked: [
      'how do we know the address change worked',
      'metric for address quality',
      'returned letters',
      'undelivered post',
    ],
    say: 'Count letters that came back.',
    page: '/blog/four-systems-one-address',
    quote: 'Count letters that came back.',
  },
  {
    asked: [
      'inform the old number of a change',
      'notify old address',
      'cheapest way to prevent address fraud',
      'should we tell the old address about the change',
    ],
    say: 'The old contact is told too.',
    page: '/blog/four-systems-one-address',
    quote: 'The old contact is told too.',
  },
  {
    asked: ['map an address into different fields', 'address line is cut off', 'address formats differ'],
    say: 'Each system holds other fields: sixteen in all, and billing has one line of forty characters.',
    page: '/blog/four-systems-one-address',
    quote: 'It came to sixteen fields:',
  },
  {
    asked: [
      'Why is it hard to change an address in four systems, in which order to update systems?',
      'moving house details in many databases',
    ],
    page: '/blog/four-systems-one-address',
    quote:
      'Why “please update it everywhere” is the hardest sentence in a service centre, and the order in which to obey it.',
  },
]
