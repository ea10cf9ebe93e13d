import type { CallWords } from './call-words.ts'
import { callsOfAssistant } from './marked-calls/of-assistant.ts'
import { callsOfPeople } from './marked-calls/of-people.ts'

/** The words of the calls that are written by hand (content/portal/written-sheets.ts). */
export const writtenCalls: readonly CallWords[] = [...callsOfPeople, ...callsOfAssistant]
