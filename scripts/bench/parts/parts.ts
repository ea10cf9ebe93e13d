import type { Part } from '../part.ts'
import { assistant } from './assistant.ts'
import { leadDesk } from './lead-desk.ts'
import { peer } from './peer.ts'
import { salesDesk } from './sales-desk.ts'

/** In the order in which they run. */
export const parts: readonly Part[] = [peer, assistant, leadDesk, salesDesk]
