import type { WantedChange } from './use-lead.ts'

/** What is said when a change has been saved. */
export function savedWords({ what }: WantedChange): string {
  switch (what) {
    case 'assign':
      return 'Saved who answers.'
    case 'stage':
      return 'Saved the state.'
    case 'note':
      return 'The note is saved.'
    case 'answer':
      return 'The answer is saved and on its way. How its mail stands is shown with it.'
    case 'answered-elsewhere':
      return 'Marked as answered.'
    case 'mark-spam':
      return 'Marked as spam.'
    case 'release':
      return 'Released from spam.'
    case 'resend':
      return 'It is sent again.'
  }
}
