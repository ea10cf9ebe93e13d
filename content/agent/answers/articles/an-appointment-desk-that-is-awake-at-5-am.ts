import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/an-appointment-desk-that-is-awake-at-5-am. */
export const anAppointmentDeskThatIsAwakeAt5Am: readonly AgentAnswer[] = [
  {
    asked: [
      'Patients call early in the morning before the hospital desk opens, missed morning calls',
      'front desk opens late and patients ring at dawn',
      'calls before opening hours',
    ],
    say: 'One article tells of a hospital in Coimbatore that let the assistant take the calls from 5 to 8 am.',
    page: '/blog/an-appointment-desk-that-is-awake-at-5-am',
    quote: 'Half of the numbers rang again after eight, in the hour when the desk was fullest.',
  },
]
