import { accuracyLines, readKnowledge } from '../agent-accuracy.ts'
import type { Part } from '../part.ts'
import { builtSite } from '../bench-browser.ts'

/** How well the assistant answers. */
export const assistant: Part = {
  name: 'assistant',
  about: 'the assistant on its questions (seconds)',
  async measure() {
    const lines = accuracyLines(await readKnowledge(builtSite))
    return {
      text: `On the questions of tests/agent/questions; \`npm test\` fails below the bars of tests/built-site/assistant-accuracy.test.ts.

${lines.map((line) => `- ${line}`).join('\n')}`,
      budgets: [],
    }
  },
}
