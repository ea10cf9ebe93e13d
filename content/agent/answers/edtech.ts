import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /solutions/edtech. */
export const edtech: readonly AgentAnswer[] = [
  {
    asked: [
      'admission enquiry for coaching, course details, trial class booking',
      'new student wants details',
      'free demo class',
      'coaching fees enquiry',
    ],
    page: '/solutions/edtech',
    quote:
      'Asks class, board and target exam, names the course that fits with its whole fee, and books a trial lesson.',
  },
  {
    asked: [
      'attendance and test dates to parents, absent student alert',
      'did my child come to class',
      'marks and presence for guardians',
    ],
    page: '/solutions/edtech',
    quote: 'Gives attendance and test dates to the parent on record, at the time of day that parent chose.',
  },
  {
    asked: [
      'batch change for a student, timetable change',
      'my class timing clashes',
      'shift to the evening batch',
    ],
    page: '/solutions/edtech',
    quote: 'Looks for a seat with the same teacher, moves the student on the roll and sends the new hours.',
  },
  {
    asked: [
      'How is children’s data handled, students under eighteen, minors, parental consent?',
      'pupils’ records and privacy',
      'consent from mother or father',
    ],
    say: 'A child’s data is kept only with a parent’s consent, and never used for targeted advertising.',
    page: '/solutions/edtech',
    quote: 'Keeps a child’s data only with a parent’s consent, and never for targeted advertising',
  },
  {
    asked: [
      'Does the assistant promise a rank, selection or placement to students?',
      'guarantee of admission to IIT',
      'job guarantee',
    ],
    say: 'Never. It promises no rank, no selection and no job.',
    page: '/solutions/edtech',
    quote: 'A rank, a selection or a job.',
  },
  {
    asked: [
      'Do you work with schools, colleges, coaching institutes, EdTech, education?',
      'student batch change, timetable, admission enquiries',
      'coaching classes',
      'universities',
      'tuition centres',
      'online learning company',
    ],
    say: 'Yes. It reads the timetable, moves a student to a batch with a seat and tells the parent.',
    page: '/solutions/edtech',
    quote: `${site.brand} reads the timetable, moves a student to a batch with a seat and tells the parent.`,
  },
  {
    asked: [
      'fee reminder calls to parents, collect fees, instalment due',
      'school fee collection',
      'parents who have not paid',
      'pending tuition',
    ],
    say: 'It rings the parent before the instalment is due, takes a payment or a date, and never mentions fees to a child.',
    page: '/solutions/edtech',
    quote:
      'Rings the parent before the instalment is due, takes a payment or a date, and never mentions fees to a child.',
  },
]
