import { createStore } from '../../../common/ui/store.ts'

/** Every label in use. */
export const labelStore = createStore<readonly string[]>([])
