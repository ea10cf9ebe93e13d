import type { LeadChange } from '../../wire/changes.ts'

interface ChangeWords {
  /** In the audit log. */
  logged: string
  /** At the lead, once it is saved. */
  saved: string
  /** On the button that repeats it if a colleague was first. */
  repeat: string
}

/** The names of the changes to a lead. */
export const changeWords: Record<LeadChange['what'], ChangeWords> = {
  assign: { logged: 'who answers', saved: 'Saved who answers.', repeat: 'Assign it all the same' },
  stage: { logged: 'state', saved: 'Saved the state.', repeat: 'Set it all the same' },
  note: { logged: 'note', saved: 'The note is saved.', repeat: 'Save the note all the same' },
  answer: {
    logged: 'answer',
    saved: 'The answer is saved and on its way. How its mail stands is shown with it.',
    repeat: 'Send the answer all the same',
  },
  'answered-elsewhere': {
    logged: 'answered elsewhere',
    saved: 'Marked as answered.',
    repeat: 'Mark it all the same',
  },
  'follow-up': { logged: 'follow-up', saved: 'Saved the follow-up.', repeat: 'Set it all the same' },
  'end-reminder': {
    logged: 'ended a reminder',
    saved: 'You will not be reminded.',
    repeat: 'End it all the same',
  },
  label: { logged: 'label', saved: 'Saved the label.', repeat: 'Add it all the same' },
  unlabel: { logged: 'took off a label', saved: 'The label is off.', repeat: 'Take it off all the same' },
  'mark-spam': { logged: 'marked as spam', saved: 'Marked as spam.', repeat: 'Mark it all the same' },
  release: {
    logged: 'released from spam',
    saved: 'Released from spam.',
    repeat: 'Release it all the same',
  },
  resend: {
    logged: 'sent a delivery again',
    saved: 'It is sent again.',
    repeat: 'Send it again all the same',
  },
}
