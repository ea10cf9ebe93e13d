import { join } from 'node:path'
import { buildDirectory } from '../../site/build/build-directory.ts'
import { projectRoot } from '../run-command.ts'
import { accuracyTable, readKnowledge } from '../../assistant/accuracy/agent-accuracy.ts'
import type { Found } from './main.ts'

/** How well the assistant answers its questions. */
export async function measureAssistant(): Promise<Found> {
  const table = accuracyTable(await readKnowledge(join(projectRoot, buildDirectory, 'client')))
  return {
    bars: [],
    text: `On the questions of assistant/accuracy/questions; \`npm test\` fails below the bars of assistant/accuracy/assistant-accuracy.test.ts.

“Answered rightly” is the first sentence of an expected page that says what was asked, by the pattern of the set.
The last two sets were written from the pages by people who had not seen the search, and the one before a second cut by somebody
who had not seen the texts; all others were read by somebody who had.

${table}`,
  }
}
