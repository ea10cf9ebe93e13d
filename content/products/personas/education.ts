import { checkContent } from '../../check-content.ts'
import { personaSchema } from '../persona.ts'

export const education = checkContent('content/products/personas/education.ts', personaSchema, {
  id: 'education',
  industry: 'Education',
  name: 'Tara',
  role: 'Admissions, coaching institute',
  description: 'Handles the admission rush without a queue, and keeps parents in the picture.',
  seconds: 46,
  lines: [
    { at: 0, speaker: 'assistant', text: 'Hello, Udaan Classes. This is Tara. How can I help?' },
    {
      at: 4,
      speaker: 'caller',
      text: 'My daughter’s batch clashes with school. Can the timing change?',
    },
    {
      at: 10,
      speaker: 'assistant',
      text: 'Let me look. There are seats at 5 pm and at 6:45 pm, with the same teacher.',
    },
    { at: 17, speaker: 'caller', text: '6:45 would be right.' },
    {
      at: 20,
      speaker: 'assistant',
      text: 'Moved. She starts in the new batch on Monday. Shall I tell her father as well?',
    },
    { at: 27, speaker: 'caller', text: 'Yes, thank you.' },
    { at: 29, speaker: 'assistant', text: 'Both of you will get the new timetable today.' },
    { at: 33, speaker: 'caller', text: 'Is she ready for the scholarship test?' },
    {
      at: 36,
      speaker: 'assistant',
      text: 'Her teacher should tell you that. Shall I book ten minutes with him on Thursday?',
    },
    { at: 42, speaker: 'caller', text: 'Please do.' },
  ],
  capabilities: [
    'Course and fee questions',
    'Batch changes',
    'Fee reminders',
    'Parent updates',
    'Counsellor call-backs',
  ],
})
