import { site } from '../site.ts'
import { checkSolutionPage, spokenTurns } from './solution-page.ts'

export const edtech = checkSolutionPage('edtech', {
  search: {
    title: 'EdTech: answered in the gap between classes',
    description: `Course enquiries, fee reminders, batch changes and parent updates: ${site.brand} reads the timetable, moves the student on the roll and tells the right parent.`,
  },
  hero: {
    title: 'EdTech calls, answered in the gap between classes.',
    lead: 'An AI assistant that reads the timetable, moves a student to a batch with a seat and tells the parent. Fees and refunds follow your published rules.',
    audience: 'schools and coaching institutes',
    price: 'voice',
    dialogHeading: 'Watch a batch change happen.',
  },
  call: {
    turns: spokenTurns(`
      assistant 0–3: Namaste, Udaan Classes. Tara bol rahi hoon. | Namaste, Udaan Classes. Tara speaking.
      caller 3.7–7.8: Batch ka time change ho sakta hai kya? | Can the batch timing be changed?
      assistant 8.5–12.6: Dekhti hoon. Bachche ka naam aur batch bata dijiye. | I will see. The child’s name and batch, please.
      caller 13.2–16.6: Riya Sen, Class 9 Maths, chaar baje wala. | Riya Sen, Class 9 Maths, the four o’clock one.
      assistant 18.6–30: Do batch mein seat hai: paanch baje aur paune saat baje. Sir wahi rahenge. | Two batches have seats: 5 pm and 6:45 pm. The teacher stays the same.
      caller 30.7–33: Paune saat wala theek hai. | 6:45 suits us.
      assistant 35–41.8: Change ho gaya. Riya Monday se paune saat baje aayegi. Fees wahi hai. | It is changed. Riya comes at 6:45 from Monday. The fee is unchanged.
      caller 42.4–44.8: Uske papa ko bhi bata dijiye. | Please tell her father too.
      assistant 46.4–52: Unhe SMS kar diya hai. Naya timetable aap dono ke WhatsApp par hai. | I have texted him. The new timetable is on WhatsApp for both of you.
    `),
    readFrom: 38,
    events: [
      { at: 17.6, title: 'Timetable read', detail: 'Class 9 Maths, two batches' },
      { at: 34, title: 'Roll updated', detail: '6:45 pm, Monday' },
      { at: 45.6, title: 'Father informed', detail: 'SMS, number on file' },
    ],
  },
  reasons: {
    title: 'Why parents and students call.',
    shareOf: 'settled without the office',
    rows: [
      {
        title: 'Course enquiries',
        text: 'Asks class and exam, names the course that fits and its whole fee, and books a trial lesson.',
        seconds: 84,
        share: 77,
      },
      {
        title: 'Fee reminders',
        text: 'Calls the parent before the due date, takes a payment or a date, and never mentions fees to a child.',
        seconds: 43,
        share: 90,
      },
      {
        title: 'Batch changes',
        text: 'Finds a seat with the same teacher, updates the roll and sends the new hours.',
        seconds: 52,
        share: 95,
      },
      {
        title: 'Parent updates',
        text: 'Gives attendance and test dates to the parent on record, at the hour they chose.',
        seconds: 61,
        share: 82,
      },
    ],
  },
  checklist: {
    title: 'Before the bell rings.',
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
    title: 'Who gets an hour back.',
    cards: [
      { who: 'The parent', text: 'Knows of an absence the same evening.' },
      { who: 'The student', text: 'A clash with school is solved before a lesson is missed.' },
      { who: 'The counsellor', text: 'Speaks with families who are choosing.' },
      { who: 'The centre head', text: 'Sees which batch is full and which fee is late.' },
    ],
  },
  limits: {
    title: 'What stays with the centre.',
    lead: 'Fixed before a child’s name is stored, as the DPDP Act asks.',
    rules: [
      {
        when: 'Under eighteen',
        what: 'Keeps a child’s data only with a parent’s verifiable consent, and never for targeted advertising',
      },
      {
        when: 'Fee refunds',
        what: 'Reads out your published refund policy, files the request and says when it will be answered',
      },
      {
        when: 'Never promises',
        what: 'A rank, a selection or a job. The 2024 coaching-sector guidelines forbid it',
      },
      {
        when: 'A person hears',
        what: 'Bullying, self-harm, a complaint about a teacher, or a child who sounds afraid',
      },
    ],
  },
  results: {
    title: 'An admission season at Udaan Classes.',
    lead: 'A sample coaching institute: 18 centres, 9,400 students and 46,000 calls from April to June.',
    rows: [
      {
        measure: 'Enquiries called back in an hour',
        unit: 'enquiries in a hundred',
        perLine: 1,
        before: 29,
        after: 98,
      },
      { measure: 'Trial lessons attended', unit: 'lessons in a hundred', perLine: 1, before: 46, after: 68 },
      {
        measure: 'Instalments paid by the due date',
        unit: 'instalments in a hundred',
        perLine: 1,
        before: 63,
        after: 84,
      },
      { measure: 'Office time spent on the phone', unit: 'hours a week', perLine: 1, before: 96, after: 21 },
    ],
    claims: ['languages', 'queryResolution'],
  },
  closing: {
    title: 'Give it one timetable.',
    lead: `Pick one centre before the term begins. ${site.brand} learns its batches and takes the calls after six.`,
    button: 'Schedule Demo',
    dialogHeading: 'Bring us one centre’s timetable.',
  },
})
