import { showToast } from '../../../toasts/toast-store.ts'

/** Says what taking a call means in the demo. */
export function afterTaking(): void {
  showToast({
    title: 'You have the call',
    text: 'Simulated. The caller hears you, Orvani keeps notes. Nothing reaches a real person.',
    tone: 'success',
    duration: 5000,
  })
}
