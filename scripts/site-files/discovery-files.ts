import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PageFacts } from '../../app/seo/structured-data/json-ld.ts'
import { agentSkills, aiCatalog } from './agent-skills.ts'
import { llmsTxt } from './llms-txt.ts'
import { securityTxtPath } from '../../content/security-txt.ts'
import { robots, sitemap } from './search-engine-files.ts'
import { securityTxt } from './security-txt.ts'

/** Writes what search engines, agents and finders of holes look for beside the pages; `facts` are those of every listed page. */
export async function writeDiscoveryFiles(facts: readonly PageFacts[], outDir: string): Promise<void> {
  const home = facts.find(({ path }) => path === '/')
  if (!home) throw new Error('The home page was not built.')
  const files = {
    'sitemap.xml': sitemap(),
    'robots.txt': robots(),
    'llms.txt': llmsTxt(home, facts),
    '.well-known/ai-catalog.json': aiCatalog(),
    [securityTxtPath.slice(1)]: securityTxt(new Date()),
    ...Object.fromEntries(agentSkills.map(({ name, text }) => [`agent-skills/${name}.md`, text])),
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(outDir, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
