import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /solutions/healthcare. */
export const healthcare: readonly AgentAnswer[] = [
  {
    asked: [
      'Does the bot read lab test results or diagnose, medical advice?',
      'Can it tell the patient what the report says?',
      'can it advise on symptoms',
      'will it tell my blood report',
      'give a diagnosis',
      'suggest medicines',
    ],
    say: 'No. It never diagnoses, changes a medicine or reads a test result aloud. It says whether the report is ready.',
    page: '/solutions/healthcare',
    quote: 'Diagnose, change a medicine, or read a test result aloud',
  },
  {
    asked: [
      'emergency call to hospital, chest pain, bleeding, breathlessness',
      'What happens if a patient has an emergency on the call?',
      'heart attack call',
      'critical patient on the line',
      'someone faints',
    ],
    say: 'It stops at once. The emergency desk gets the call and the address.',
    page: '/solutions/healthcare',
    quote:
      'Chest pain, bleeding, breathlessness, self-harm. The emergency desk gets the call and the address',
  },
  {
    asked: [
      'cancel or book a doctor appointment, waiting list, freed slot',
      'reserve a consultation',
      'change the visit time',
      'see the physician tomorrow',
      'OPD slot',
      'fill cancelled slots',
    ],
    page: '/solutions/healthcare',
    quote:
      'Reads the doctor’s live list, offers two times, and gives a freed slot to the waiting list within a minute.',
  },
  {
    asked: [
      'pre-admission calls, fasting instructions before surgery or test',
      'what to eat before the operation',
      'instructions the night before a procedure',
    ],
    page: '/solutions/healthcare',
    quote: 'Rings the evening before: fasting, medicines to stop, papers to bring, who will come along.',
  },
  {
    asked: [
      'cashless approval status, TPA, insurance desk at hospital',
      'insurer’s approval for hospital bill',
      'pre-authorisation status',
    ],
    page: '/solutions/healthcare',
    quote:
      'Takes the policy details, tells the family what stage the approval is at, and rings when it moves.',
  },
  {
    asked: [
      'Reports and bills of patients, is my report ready',
      'lab result availability',
      'collect the scan film',
      'when can I pick up my report',
    ],
    say: 'It says whether the report is ready and where to collect it.',
    page: '/solutions/healthcare',
    quote: 'Says whether the report is ready and where to collect it. It never reads a result aloud.',
  },
  {
    asked: [
      'Do you work with hospitals, clinics, diagnostics, healthcare?',
      'doctor appointment booking and rescheduling, patient reports, fasting reminders, nurse',
      'clinics',
      'diagnostic centres',
      'nursing homes',
      'dental chains',
    ],
    say: 'Yes. It keeps the appointment book, tells families what to do the night before, and knows the words that mean a nurse must take the call.',
    page: '/solutions/healthcare',
    quote: `${site.brand} keeps the appointment book, tells families what to do the night before, and knows the words that mean a nurse must take the call.`,
  },
]
