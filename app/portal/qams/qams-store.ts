import { createDeskStore } from '../state/desk-store.ts'
import { type Act, isQamsState, nothingDone, type QamsState, reduceQams } from './qams-acts.ts'

/** What people did at the QAMS desk. */
export const qamsStore = createDeskStore<QamsState, Act>({
  desk: 'qams',
  version: 1,
  initial: nothingDone,
  reduce: reduceQams,
  isState: isQamsState,
})
