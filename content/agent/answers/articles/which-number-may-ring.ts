import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/which-number-may-ring. */
export const whichNumberMayRing: readonly AgentAnswer[] = [
  {
    asked: [
      'Which number series for calls: 140 or 1600, TRAI, DLT, DND, telemarketing rules, spam calls?',
      'which prefix do marketing calls need',
      'number starting with 140',
      'regulator’s numbering rule',
      'caller id series',
      'difference between 140 and 1600 numbers',
      'what is the 1600 series',
      'what is the 140 series',
      'which number should business calls come from',
    ],
    say: 'Promotional calls belong on the 140 series, service and transactional calls on the 1600 series.',
    page: '/blog/which-number-may-ring',
    quote: 'Promotional calls belong on the 140 series.',
  },
  {
    asked: [
      'What is the difference between transactional, service and promotional calls?',
      'what counts as a sales call',
      'categories of business calls under the telecom rules',
      'is an order confirmation transactional',
      'what is a transactional call',
      'what is a promotional call',
      'service call meaning',
    ],
    say: 'Transactional answers something just set off, within 30 minutes. Service is about what the customer has. Anything that sells is promotional.',
    page: '/blog/which-number-may-ring',
    quote: 'anything that sells, alone or mixed in',
  },
  {
    asked: [
      'Is an EMI or premium reminder a service call or promotional call?',
      'which category is an instalment reminder',
      'can payment reminders go from a normal number',
      'is a reminder counted as marketing',
      '140 or 1600 series for our premium renewal reminders?',
      'is a payment reminder promotional',
    ],
    say: 'A service call, as we read it, as long as it sells nothing.',
    page: '/blog/which-number-may-ring',
    quote: 'A premium reminder is a service call.',
  },
  {
    asked: [
      'Must we tell the telecom operator about auto dialler or robo calls?',
      'are automated diallers legal',
      'permission from the operator for automatic calls',
      'do we have to inform our operator about automated calls',
      'permission for auto dialler',
    ],
    say: 'Yes, in advance and in writing.',
    page: '/blog/which-number-may-ring',
    quote:
      'Every sender must tell the operator from whose network it calls, in advance and in writing, that it uses an auto-dialler or robo-calls, and for what purpose.',
  },
  {
    asked: [
      'What happens if customers complain about spam calls, penalty, number blocked?',
      'what if people report our number as spam',
      'blocked by the operator',
      'how many complaints before action is taken',
    ],
    say: 'Five complaints within ten days are now enough to start action.',
    page: '/blog/which-number-may-ring',
    quote: 'Five complaints against a sender within ten days are now enough to start action',
  },
  {
    asked: [
      'is 1600 compulsory for an NBFC',
      'which series should a bank call from',
      'we ring from normal mobile numbers',
      '1600 numbers for insurers',
      'from which number should a lender dial',
      'can we call from ten digit mobile numbers',
      'should banks use 1600 numbers',
    ],
    say: 'The 1600 series is meant for banks, insurers, brokers and pension funds. The article expects its use to become binding, with dates.',
    page: '/blog/which-number-may-ring',
    quote: 'The 1600 series is meant for you. Ask your operator for numbers now.',
  },
  {
    asked: [
      'which number may a hospital or shop call from',
      'number series for schools and stores',
      'we are not a bank, what about 1600',
      'which number should a hospital use for calling',
    ],
    say: 'Ask your operator in writing which number you may use for service calls. The series has been opened to financial firms first.',
    page: '/blog/which-number-may-ring',
    quote: 'The rule speaks of service calls in general, and the series has been opened to others first.',
  },
  {
    asked: [
      'can we cross-sell on a service call',
      'add an offer at the end of a reminder',
      'mention a new product during support call',
      'upsell in premium reminder',
      'can we sell something during a service call',
    ],
    say: 'The call becomes promotional, made from the wrong number. On a service call no product may be named that the customer does not have.',
    page: '/blog/which-number-may-ring',
    quote: 'One sentence, kindly meant, moves the whole call.',
  },
  {
    asked: [
      'does TRAI oblige the bot to say it is a machine',
      'must a robo call identify itself',
      'hide that it is AI legally',
      'is it compulsory to say that it is a bot',
    ],
    say: 'The rules do not oblige the voice to say so. We think it should, in the first sentence, and should never deny it.',
    page: '/blog/which-number-may-ring',
    quote: 'We think it should, in the first sentence, and should never deny it.',
  },
  {
    asked: [
      'what do the letters after an SMS sender name mean',
      'SMS header suffix P S T G',
      'sender id ending in -T',
      'what does -S or -P after a sender name mean',
    ],
    say: '-P is promotional, -S service, -T transactional and -G government.',
    page: '/blog/which-number-may-ring',
    quote: 'Since this year a header ends in a letter:',
  },
  {
    asked: [
      'how long are our lines barred after complaints',
      'punishment for unsolicited calls',
      'number disconnected for spam',
      'UCC penalty',
      'what is the penalty for spam calls',
      'can our phone lines be blocked for spam',
    ],
    say: 'First a bar on outgoing service for fifteen days, on all lines of the sender; then disconnection for a year.',
    page: '/blog/which-number-may-ring',
    quote:
      'The first step is a bar on outgoing service for fifteen days, on all lines of the sender; for those who go on, disconnection for a year.',
  },
]
