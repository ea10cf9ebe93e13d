import type { Part } from '../part.ts'
import { assistant } from './assistant.ts'
import { buildGrowth } from './build-growth.ts'
import { clicks } from './clicks.ts'
import { leadDesk } from './lead-desk.ts'
import { routes } from './routes.ts'
import { pages } from './pages.ts'
import { weights } from './weights.ts'

/** In the order of the document. */
export const parts: readonly Part[] = [weights, routes, pages, clicks, assistant, leadDesk, buildGrowth]
