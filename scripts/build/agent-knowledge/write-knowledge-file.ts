import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { knowledgeText } from '../../../app/agent/search/knowledge-text.ts'
import { makeKnowledgeFile } from './make-knowledge-file.ts'

/** As the prerendered page of the assistant has it; see app/agent/agent.tsx. */
const emptyAddress = 'data-address=""'

/**
 * Writes what the assistant knows under a name that changes with it, and returns the assistant's page with that
 * address in it. Throws when the page has no place for it.
 */
export async function writeKnowledgeFile(
  htmlByPath: ReadonlyMap<string, string>,
  agentHtml: string,
  outDir: string,
): Promise<string> {
  if (!agentHtml.includes(emptyAddress)) throw new Error(`The assistant's page has no ${emptyAddress}.`)
  const text = knowledgeText(makeKnowledgeFile(htmlByPath))
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const address = `/assets/agent-knowledge-${hash}.json`
  const file = join(outDir, address)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  return agentHtml.replace(emptyAddress, `data-address="${address}"`)
}
