import { accuracyTable, readKnowledge } from '../agent-accuracy.ts'
import type { Part } from '../part.ts'
import { builtSite } from '../bench-browser.ts'

/** How well the assistant answers. */
export const assistant: Part = {
  name: 'assistant',
  about: 'the assistant on its questions (seconds)',
  async measure() {
    const table = accuracyTable(await readKnowledge(builtSite))
    return {
      text: `On the questions of tests/agent/questions; \`npm test\` fails below the bars of tests/built-site/assistant-accuracy.test.ts.

“Answered rightly” is the first sentence of an expected page that says what was asked, by the pattern of the set.
The last two sets were written from the pages by people who had not seen the search; all others were read by somebody who had.

${table}`,
      budgets: [],
    }
  },
}
