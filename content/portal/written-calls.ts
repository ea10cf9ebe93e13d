import type { CallWords } from './call-words.ts'
import { kb207709 } from './marked-calls/kb207709.ts'
import { kb207715 } from './marked-calls/kb207715.ts'
import { kb207722 } from './marked-calls/kb207722.ts'
import { kb207729 } from './marked-calls/kb207729.ts'
import { kb207731 } from './marked-calls/kb207731.ts'
import { kb207738 } from './marked-calls/kb207738.ts'
import { kb207744 } from './marked-calls/kb207744.ts'
import { kb207745 } from './marked-calls/kb207745.ts'

/** The words of the calls that are written by hand (content/portal/written-sheets.ts). */
export const writtenCalls: readonly CallWords[] = [
  kb207745,
  kb207738,
  kb207709,
  kb207731,
  kb207744,
  kb207729,
  kb207722,
  kb207715,
]
