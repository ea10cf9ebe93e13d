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
      'parent asking about JEE course',
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
      'bachha class aaya ki nahi',
      'child bunking class',
    ],
    page: '/solutions/edtech',
    quote: 'Gives attendance and test dates to the parent on record, at the time of day that parent chose.',
  },
  {
    asked: [
      'batch change for a student, timetable change',
      'my class timing clashes',
      'shift to the evening batch',
      'change my child’s timing',
      'class ka time badalna',
    ],
    page: '/solutions/edtech',
    quote: 'Looks for a seat with the same teacher, moves the student on the roll and sends the new hours.',
  },
  {
    asked: [
      'How is children’s data handled, students under eighteen, minors, parental consent?',
      'pupils’ records and privacy',
      'consent from mother or father',
      'store information about school children',
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
      'say you will surely get into IIT',
      'placement promise',
      '100% selection',
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
      'help for a coaching centre',
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
      'fees yaad dilana',
      'will it talk to children about fees',
    ],
    say: 'It rings the parent before the instalment is due, takes a payment or a date, and never mentions fees to a child.',
    page: '/solutions/edtech',
    quote:
      'Rings the parent before the instalment is due, takes a payment or a date, and never mentions fees to a child.',
  },
  {
    asked: [
      'counsellors waste time on callers asking fees',
      'free up admission counsellors',
      'load on counselling team',
      'counsellors too busy',
    ],
    say: 'Your counsellors speak with families who are choosing, not with everyone who asks the fee.',
    page: '/solutions/edtech',
    quote: 'Speaks with families who are choosing, not with everyone who asks the fee.',
  },
  {
    asked: [
      'kid calls and sounds scared',
      'student in distress',
      'complaint against a teacher',
      'child safety',
    ],
    say: 'A person hears it: bullying, self-harm, a complaint about a teacher, or a child who sounds afraid.',
    page: '/solutions/edtech',
    quote: 'Bullying, self-harm, a complaint about a teacher, or a child who sounds afraid',
  },
  {
    asked: [
      'results at a coaching institute',
      'how quickly were enquiries called back there',
      'more fees paid on time',
      'trial lessons attended',
      'education success story',
    ],
    say: 'In the sample season, enquiries rung back within an hour rose from 29 in a hundred to 98, and instalments paid on time from 63 to 84.',
    page: '/solutions/edtech',
    quote: 'A sample coaching institute: 18 centres, 9,400 students and 46,000 calls from April to June.',
  },
  {
    asked: [
      'resend the class link',
      'online class ka link dobara',
      'lost the zoom link',
      'cannot join the online class',
    ],
    page: '/solutions/edtech',
    quote: 'Live-class link sent again on the call',
  },
  {
    asked: [
      'when do parents hear of an absence',
      'same day absence message',
      'child did not come to class',
      'bunk alert',
    ],
    say: 'The absence is told to the parent by 6 pm.',
    page: '/solutions/edtech',
    quote: 'Absence told to the parent by 6 pm',
  },
  {
    asked: [
      'scholarship questions',
      'fee concession slabs',
      'when is the next instalment of fees',
      'when is my fee due',
      'scholarship kitni milegi',
    ],
    page: '/solutions/edtech',
    quote: 'Instalment dates and scholarship slabs',
  },
  {
    asked: ['hostel facility query', 'school bus route', 'bus pick-up time', 'hostel seat', 'mess fees'],
    page: '/solutions/edtech',
    quote: 'Hostel and transport questions',
  },
  {
    asked: [
      'student wants a mark sheet',
      'bonafide certificate',
      'transfer certificate',
      'need my marksheet',
    ],
    page: '/solutions/edtech',
    quote: 'Certificate and mark-sheet requests',
  },
  {
    asked: [
      'parent wants fees back',
      'course refund request',
      'leaving the institute mid-year',
      'fees wapas milegi kya',
    ],
    say: 'It reads out the refund policy you printed, files the request and says when it will be answered.',
    page: '/solutions/edtech',
    quote: 'Reads out the refund policy you printed, files the request and says when it will be answered',
  },
  {
    asked: [
      'seats left in a batch',
      'is the batch full',
      'vacancy in evening class',
      'is there space in the morning batch',
    ],
    page: '/solutions/edtech',
    quote: 'Seats left, by batch, branch and teacher',
  },
  {
    asked: ['doubt clearing class', 'meet the teacher', 'extra class with sir', 'student has a doubt'],
    page: '/solutions/edtech',
    quote: 'Doubt session with a named teacher',
  },
  {
    asked: [
      'how does an institute start',
      'pilot for a school',
      'begin with one branch of coaching',
      'trial in one centre',
      'start before admissions',
    ],
    say: 'Pick one centre before the term begins. It learns its batches and takes the calls that come after six.',
    page: '/solutions/edtech',
    quote: 'Pick one centre before the term begins.',
  },
]
