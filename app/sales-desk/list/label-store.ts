import { createStore } from '../state/store.ts'

/** Every label in use. */
export const labelStore = createStore<readonly string[]>([])
