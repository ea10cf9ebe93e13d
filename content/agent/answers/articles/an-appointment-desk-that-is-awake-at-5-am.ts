import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/an-appointment-desk-that-is-awake-at-5-am. */
export const anAppointmentDeskThatIsAwakeAt5Am: readonly AgentAnswer[] = [
  {
    asked: [
      'Patients call early in the morning before the hospital desk opens, missed morning calls',
      'front desk opens late and patients ring at dawn',
      'calls before opening hours',
      'hospital in Coimbatore story',
      'calls before the desk opens',
    ],
    say: 'One article tells of a hospital in Coimbatore that let the assistant take the calls from 5 to 8 am.',
    page: '/blog/an-appointment-desk-that-is-awake-at-5-am',
    quote: 'Half of the numbers rang again after eight, in the hour when the desk was fullest.',
  },
  {
    asked: [
      'does it answer at five in the morning',
      'subah 5 baje phone uthayega',
      'calls at dawn',
      'before the counter opens',
      'unattended early hours at the hospital',
      'patients ring before work',
      'can it take calls early morning',
      'hospital calls at five in the morning',
      'who answers patients before the desk opens',
    ],
    say: 'Yes. At one sample hospital it took the calls from 5 to 8 am: 79 of 92 were settled with no one woken.',
    page: '/blog/an-appointment-desk-that-is-awake-at-5-am',
    quote: 'Seventy-nine were settled with no one woken.',
  },
  {
    asked: [
      'who wrote the emergency words',
      'which words connect to the nurse',
      'danger words in Tamil',
      'who decides the danger words in the hospital',
    ],
    say: 'The hospital’s head of emergency wrote the list of words, and signs it again every quarter.',
    page: '/blog/an-appointment-desk-that-is-awake-at-5-am',
    quote: 'The hospital’s head of emergency wrote the list:',
  },
  {
    asked: [
      'what if the nurse does not pick up',
      'nobody answers the emergency transfer',
      'ambulance number',
      'duty nurse busy',
      'nurse is not lifting the phone',
      'what if no nurse answers the transfer',
    ],
    say: 'After twenty seconds it says to ring 108 for an ambulance, gives the number twice, and keeps trying.',
    page: '/blog/an-appointment-desk-that-is-awake-at-5-am',
    quote:
      'If the nurse does not pick up in twenty seconds the assistant says to ring 108 for an ambulance, gives the number twice, and keeps trying.',
  },
  {
    asked: [
      'may I eat before the blood test',
      'fasting question from a patient',
      'where do the instructions come from',
      'can it tell the patient about fasting',
      'what can it say about preparing for a test',
    ],
    say: 'It reads out the hospital’s written instruction for the booked test, word for word.',
    page: '/blog/an-appointment-desk-that-is-awake-at-5-am',
    quote: 'it reads out the hospital’s written instruction for the test that is booked, word for word',
  },
  {
    asked: ['did the morning queue get shorter', 'waiting time at opening hour', 'rush at eight o’clock'],
    say: 'In the sample week, callers between 8 and 9 am waited 2 minutes 50 before, and 1 minute 35 after.',
    page: '/blog/an-appointment-desk-that-is-awake-at-5-am',
    quote:
      'The queue at eight was shorter, because some forty people who would have rung again had no reason to.',
  },
  {
    asked: ['what does the duty nurse see'],
    say: 'Three things: who, what was said, and the caller’s number in case the line drops.',
    page: '/blog/an-appointment-desk-that-is-awake-at-5-am',
    quote:
      'tells the nurse three things while the phone rings: who, what was said, and the caller’s number in case the line drops.',
  },
]
