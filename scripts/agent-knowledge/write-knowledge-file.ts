import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { knowledgeText } from '../../app/agent/search/knowledge-text.ts'
import { makeKnowledgeFile } from './make-knowledge-file.ts'

/** Writes what the assistant knows under a name that changes with it, and returns its address. */
export async function writeKnowledgeFile(
  htmlByPath: ReadonlyMap<string, string>,
  outDir: string,
): Promise<string> {
  const text = knowledgeText(makeKnowledgeFile(htmlByPath))
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const address = `/assets/agent-knowledge-${hash}.json`
  const file = join(outDir, address)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  return address
}
