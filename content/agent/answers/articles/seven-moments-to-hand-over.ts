import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/seven-moments-to-hand-over. */
export const sevenMomentsToHandOver: readonly AgentAnswer[] = [
  {
    asked: [
      'When should a bot hand over to a human, rules for handover, moments to transfer?',
      'in which situations should a machine give up the call',
      'what triggers escalation',
      'sensitive situations such as death or fraud',
      'when must a human step in',
      'when should a bot transfer to a person',
      'list of situations for human transfer',
      'in which cases does it pass the call to a human',
    ],
    say: 'At seven moments that can be heard: asked for, danger, distress, fraud, the third time, twice not understood, and beyond its authority.',
    page: '/blog/seven-moments-to-hand-over',
    quote:
      'In each of them the machine stops, says so, and fetches somebody, however well it believes the call to be going.',
  },
  {
    asked: [
      'Is low confidence a good reason to hand over?',
      'does it escalate when it is unsure',
      'transfer when the AI is not confident',
      'confidence score threshold',
      'should it hand over when confidence is low',
    ],
    page: '/blog/seven-moments-to-hand-over',
    quote: 'Confidence is what a machine thinks of itself. Listen for the words.',
  },
  {
    asked: [
      'How should a handover be tested, test the handover rules?',
      'how do we verify that escalation really works',
      'mystery calls on our own line',
      'how to test that transfers work',
      'how often should we test the handover',
    ],
    say: 'Like a fire drill: once a month, ring your own line forty-two times.',
    page: '/blog/seven-moments-to-hand-over',
    quote:
      'Once a month, ring your own line forty-two times: six calls for each moment, two of them in a language other than the main one, one with a bad connection.',
  },
  {
    asked: [
      'how quickly must a person come',
      'acceptable number of missed escalations',
      'response time for danger',
      'how fast should a human come on the line',
    ],
    say: 'Within seconds for danger and fraud; else the next free agent.',
    page: '/blog/seven-moments-to-hand-over',
    quote: 'For danger and fraud the only acceptable number is zero.',
  },
  {
    asked: [
      'caller asks for an agent',
      'how many times must I ask for a person',
      'insaan se baat karao',
      'nobody on duty at night for transfer',
      'what if the customer says I want to talk to a human',
      'customer asks for a person',
    ],
    say: 'At once, after a single request. If nobody is on duty, a call back is booked.',
    page: '/blog/seven-moments-to-hand-over',
    quote: 'Once is enough. Not after “I can help you with that”, not after three menus.',
  },
  {
    asked: [
      'caller says her husband died',
      'bereaved customer',
      'someone reports a death',
      'customer tells that a family member has died',
    ],
    say: 'Put the caller through to a colleague, and say nothing more. No policy digits are asked.',
    page: '/blog/seven-moments-to-hand-over',
    quote: 'Someone who reports a death should not be asked for the twelve digits of the policy.',
  },
  {
    asked: [
      'fraud is happening right now',
      'money is going out of my account',
      'scam in progress',
      'caller says he never made that transaction',
      'customer says money is being stolen right now',
    ],
    say: 'The card or channel is blocked first, where the machine may do that, and the person comes at once.',
    page: '/blog/seven-moments-to-hand-over',
    quote:
      'If the caller says that money is leaving the account, the card or the channel is blocked first, where the machine may do that, and the person comes at once.',
  },
  {
    asked: [
      'caller wants a fee waived',
      'ask the bot for an exception',
      'waiver request',
      'can the bot waive a late fee',
      'can the bot make an exception',
    ],
    say: 'It says who can decide, and fetches that person with the request written down.',
    page: '/blog/seven-moments-to-hand-over',
    quote: 'A machine asked for these should not refuse and should not grant.',
  },
  {
    asked: [
      'not understood twice',
      'how often may it say pardon',
      'it does not get me after repeating',
      'what if it does not understand the caller twice',
      'how many times does it ask to repeat',
    ],
    say: 'The second repeat is the last: then change the speaker.',
    page: '/blog/seven-moments-to-hand-over',
    quote: 'One repeat is normal on a phone line. The second is the last.',
  },
  {
    asked: [
      'what should be said before a transfer',
      'please hold while I transfer',
      'words before connecting to a colleague',
      'announce the transfer',
      'what should the bot say before transferring',
    ],
    say: 'Who is coming, what they will know, and how long it takes.',
    page: '/blog/seven-moments-to-hand-over',
    quote: 'A good sentence has three parts: who is coming, what they will know, and how long it takes.',
  },
  {
    asked: [
      'is a transfer a failure',
      'should we target fewer transfers',
      'handover rate KPI',
      'is handing over counted as failure',
    ],
    say: 'Not a failure. Count settled calls, and handovers that came too late.',
    page: '/blog/seven-moments-to-hand-over',
    quote: 'It is not a failure, and should not be counted as one.',
  },
]
