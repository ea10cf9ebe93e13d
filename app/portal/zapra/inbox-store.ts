import { createDeskStore } from '../state/desk-store.ts'
import { isInboxState, reduceInbox, untouchedInbox } from './inbox-state.ts'

export const inboxStore = createDeskStore({
  desk: 'zapra',
  version: 1,
  initial: untouchedInbox,
  reduce: reduceInbox,
  isState: isInboxState,
})
