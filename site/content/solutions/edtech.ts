import { points } from '../products/feature.ts'
import { site } from '../../../common/brand/site.ts'
import { reasonRows, resultRows, solutionPage, spokenCall } from './solution-page.ts'

export const edtech = solutionPage('edtech', {
  search: {
    title: 'EdTech: answered in the gap between classes',
    description: `Course enquiries, fee reminders, batch changes and parent updates: ${site.brand} reads the timetable, moves the student on the roll and tells the right parent.`,
  },
  hero: {
    title: 'EdTech calls, answered in the gap between classes',
    lead: 'An AI assistant that reads the timetable, moves a student to a batch with a seat and tells the parent. Fees and refunds follow your published rules.',
    audience: 'schools and coaching institutes',
    price: 'voice',
    dialogHeading: 'Watch a batch change happen.',
    terms: [
      'A parent’s consent under eighteen',
      'Refunds as your rules publish them',
      'No rank and no selection promised',
    ],
  },
  call: spokenCall(`
    readFrom: 38
    assistant 0–3: Namaste, Udaan Classes. Tara bol rahi hoon. | Namaste, Udaan Classes. Tara speaking.
    caller 3.7–7.8: Batch ka time change ho sakta hai kya? | Can the batch timing be changed?
    assistant 8.5–12.6: Dekhti hoon. Bachche ka naam aur batch bata dijiye. | I will see. The child’s name and batch, please.
    caller 13.2–16.6: Riya Sen, Class 9 Maths, chaar baje wala. | Riya Sen, Class 9 Maths, the four o’clock one.
    event 17.6: Timetable read | Class 9 Maths, two batches
    assistant 18.6–30: Do batch mein seat hai: paanch baje aur paune saat baje. Sir wahi rahenge. | Two batches have seats: 5 pm and 6:45 pm. The teacher stays the same.
    caller 30.7–33: Paune saat wala theek hai. | 6:45 suits us.
    event 34: Roll updated | 6:45 pm, Monday
    assistant 35–41.8: Change ho gaya. Riya Monday se paune saat baje aayegi. Fees wahi hai. | It is changed. Riya comes at 6:45 from Monday. The fee is unchanged.
    caller 42.4–44.8: Uske papa ko bhi bata dijiye. | Please tell her father too.
    event 45.6: Father informed | SMS, number on file
    assistant 46.4–52: Unhe SMS kar diya hai. Naya timetable aap dono ke WhatsApp par hai. | I have texted him. The new timetable is on WhatsApp for both of you.
  `),
  reasons: {
    title: 'Why parents and students call',
    shareOf: 'settled without the office',
    rows: reasonRows({
      'Course enquiries, 84 s, 77%':
        'Asks class and exam, names the course that fits and its whole fee, and books a trial lesson.',
      'Fee reminders, 43 s, 90%':
        'Calls the parent before the due date, takes a payment or a date, and never mentions fees to a child.',
      'Batch changes, 52 s, 95%':
        'Finds a seat with the same teacher, updates the roll and sends the new hours.',
      'Parent updates, 61 s, 82%':
        'Gives attendance and test dates to the parent on record, at the hour they chose.',
    }),
  },
  checklist: {
    title: 'Before the bell rings',
    items: [
      'Seats left, by batch, branch and teacher',
      'Trial lesson booked, with a reminder',
      'Instalment dates and scholarship slabs',
      'Live-class link sent again on the call',
      'Absence told to the parent by 6 pm',
      'Doubt session with a named teacher',
      'Hostel and transport questions',
      'Certificate and mark-sheet requests',
    ],
  },
  benefits: {
    title: 'Who gets an hour back',
    cards: points({
      'The parent': 'Knows of an absence the same evening.',
      'The student': 'A clash with school is solved before a lesson is missed.',
      'The counsellor': 'Speaks with families who are choosing.',
      'The centre head': 'Sees which batch is full and which fee is late.',
    }),
  },
  limits: {
    title: 'What stays with the centre',
    lead: 'Fixed before a child’s name is stored, as the DPDP Act asks.',
    rules: points({
      'Under eighteen':
        'Keeps a child’s data only with a parent’s verifiable consent, and never for targeted advertising',
      'Fee refunds':
        'Reads out your published refund policy, files the request and says when it will be answered',
      'Never promises': 'A rank, a selection or a job. The 2024 coaching-sector guidelines forbid it',
      'A person hears': 'Bullying, self-harm, a complaint about a teacher, or a child who sounds afraid',
    }),
  },
  results: {
    isSample: true,
    title: 'An admission season at Udaan Classes',
    lead: 'A sample coaching institute: 18 centres, 9,400 students and 46,000 calls from April to June.',
    rows: resultRows({
      'Enquiries called back in an hour': [29, 98, 'enquiries in a hundred'],
      'Trial lessons attended': [46, 68, 'lessons in a hundred'],
      'Instalments paid by the due date': [63, 84, 'instalments in a hundred'],
      'Office time spent on the phone': [96, 21, 'hours a week'],
    }),
    claims: ['languages', 'queryResolution'],
  },
  closing: {
    title: 'Give it one timetable',
    lead: `Pick one centre before the term begins. ${site.brand} learns its batches and takes the calls after six.`,
    dialogHeading: 'Bring us one centre’s timetable.',
  },
})
