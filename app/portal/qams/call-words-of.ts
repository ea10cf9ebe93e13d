import type { CallWords } from '../../../content/portal/call-words.ts'
import type { MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { writtenCalls } from '../../../content/portal/written-calls.ts'
import { everydayCall } from './everyday-call.ts'

/** What was said in a marked call, and what its marks rest on. */
export function callWordsOf(sheet: MarkedSheet): CallWords {
  return writtenCalls.find(({ sheetId }) => sheetId === sheet.id) ?? everydayCall(sheet)
}
