import { points } from '../products/feature.ts'
import { sahyogLanguages } from '../sample-clients.ts'
import { site } from '../../../common/brand/site.ts'
import { reasonRows, resultRows, solutionPage, spokenCall } from './solution-page.ts'

export const healthcare = solutionPage('healthcare', {
  search: {
    title: 'Healthcare: booked at once, or handed to a nurse',
    description: `Appointments, reports, fasting instructions and the cashless desk: ${site.brand} keeps the book in the patient’s language and fetches a nurse when one is needed.`,
  },
  hero: {
    title: 'Healthcare calls, booked at once or handed to a nurse',
    lead: 'An AI assistant for phone and WhatsApp: it keeps the appointment book and knows the words that mean a nurse must take the call.',
    audience: 'hospitals and clinics',
    price: 'voice',
    dialogHeading: 'See your appointment line answered.',
  },
  call: spokenCall(`
    readFrom: 41.5
    assistant 0–4: சஹயோக் மருத்துவமனையின் AI உதவியாளர். பதிவு செய்யலாமா? | Sahyog Hospital’s AI assistant. May I record this call?
    caller 4.3–5.1: சரி. | All right.
    assistant 5.4–6.2: நன்றி. சொல்லுங்கள். | Thank you. Go ahead.
    caller 6.6–10.8: டாக்டர் அப்பாயின்ட்மென்ட்டை நாளைக்கு மாற்ற முடியுமா? | Can I move the doctor’s appointment to tomorrow?
    assistant 11.2–15.6: முடியும். நோயாளியின் பெயர் என்ன? | Yes. What is the patient’s name?
    caller 16.4–19.4: மீனாட்சி சுந்தரம். | Meenakshi Sundaram.
    event 20.4: Patient found | Hospital records
    assistant 21.4–31.6: டாக்டர் ஐயரிடம் நாளை காலை 10:30, மதியம் 12:15 உள்ளது. | Dr Iyer has 10:30 am and 12:15 pm tomorrow.
    caller 32.3–35.2: காலை 10:30 சரி. | 10:30 is fine.
    event 36.2: Slot moved | Dr Iyer, 10:30 am
    assistant 37–47.4: நாளை காலை 10:30 மணிக்கு மாற்றிவிட்டேன். காலை 8 மணிக்குப் பிறகு சாப்பிட வேண்டாம். | Moved to 10:30 tomorrow. Please do not eat after 8 am.
    caller 48–50.4: தண்ணீர் குடிக்கலாமா? | May she drink water?
    assistant 51.1–58: குடிக்கலாம். விவரங்களை WhatsApp-ல் அனுப்பியுள்ளேன். | Yes. I have sent the details on WhatsApp.
    event 53.6: Instructions sent | WhatsApp, Tamil
  `),
  reasons: {
    title: 'Four reasons people call a hospital',
    shareOf: 'done without the front desk',
    rows: reasonRows({
      'Book, move, cancel, 58 s, 94%':
        'Reads the doctor’s live list, offers two times, and gives a freed slot to the waiting list within a minute.',
      'Reports and bills, 41 s, 90%':
        'Says whether the report is ready and where to collect it. It never reads a result aloud.',
      'Before admission, 86 s, 88%':
        'Calls the evening before: fasting as the doctor wrote it, papers to bring, who will come along.',
      'The cashless desk, 67 s, 76%':
        'Takes the policy details, tells the family what stage the approval is at, and calls when it moves.',
    }),
  },
  checklist: {
    title: 'Ready for the first clinic',
    items: [
      'Doctor lists across branches and clinics',
      'Reminder calls with one-word replies',
      'Fasting instructions, as the doctor wrote',
      'Bed, visiting-hour and parking questions',
      'Report readiness, never the result',
      'Red-flag words that fetch a nurse',
      'Follow-up call after discharge',
      'Consent recorded before anything else',
    ],
  },
  benefits: {
    title: 'Who in the hospital feels it',
    cards: points({
      'The patient': 'The time that suits, and the instructions in writing, in one call.',
      'The front desk': 'The queue at the counter is only the people at the counter.',
      'The doctor': 'Fewer empty slots. A cancelled hour is offered again in a minute.',
      'The family': 'An update in their language, at the hour they asked for it.',
    }),
  },
  limits: {
    title: 'Where a nurse takes the call',
    lead: 'Some calls must go straight to a person. Your medical director approves the list before it goes live.',
    rules: points({
      'Never does': 'Diagnose, change a medicine, or read a test result aloud',
      'Stops at once':
        'Chest pain, bleeding, self-harm: your emergency desk gets the call. The assistant is no emergency service',
      'Asks first': 'Consent to record, and which relative may be told',
      Keeps: 'Records under AES-256, opened by role, with each opening written down',
    }),
  },
  results: {
    isSample: true,
    title: 'Ninety days at Sahyog Hospital',
    lead: `A sample hospital of 420 beds: 61,000 calls a month in ${sahyogLanguages}.`,
    rows: resultRows({
      'Wait at the appointment desk': [200, 1, 'seconds'],
      'Morning calls lost': [31, 0, 'calls in a hundred'],
      'Appointments missed': [18, 7, 'visits in a hundred'],
      'Reminders heard to the end': [34, 81, 'reminders in a hundred'],
    }),
    claims: ['languages', 'uptimeReported'],
  },
  closing: {
    title: 'Let it take the appointment call',
    lead: `Give us one clinic and one doctor’s list. In two weeks ${site.brand} keeps the book for both.`,
    dialogHeading: 'Bring us one doctor’s list.',
  },
})
