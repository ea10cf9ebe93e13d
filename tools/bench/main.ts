import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { projectRoot } from '../run-command.ts'
import { measureAssistant } from './assistant.ts'
import { measureLeads } from './leads.ts'
import { barTable, isKept, type Bar } from './report.ts'
import { measureSalesDesk } from './sales-desk.ts'
import { measureVisits } from './visits.ts'

/** Findings of a part: bars, and its document's text below them, in Markdown. */
export interface Found {
  bars: readonly Bar[]
  text: string
}

/** Each part by its name on the command line, in the order in which they run. */
const parts: Record<string, [about: string, measure: (say: (step: string) => void) => Promise<Found>]> = {
  visits: ['a visit of five pages beside AstroWind’s, without load and with it (ten minutes)', measureVisits],
  assistant: ['the assistant on its questions (seconds)', measureAssistant],
  leads: ['leads taken a second, and what became of each (half a minute)', measureLeads],
  'sales-desk': ['list and search over 20,000 leads, on both stores (two minutes)', measureSalesDesk],
}

/** Measures a part, prints and writes down its findings; returns whether its bars are met. */
async function run(name: string): Promise<boolean> {
  const [about, measure] = parts[name] ?? []
  if (!about || !measure) throw new Error(`There is no part ${name}. Parts: ${Object.keys(parts).join(' ')}`)
  console.log(`${name}: ${about}`)
  const load = (loadavg()[0] ?? 0).toFixed(1)
  const { bars, text } = await measure((step) => console.log(`  ${step} …`))
  const cores = availableParallelism()
  const file = join(projectRoot, `docs/benchmarks/${name}.md`)
  const { code } = await format(
    file,
    `# Benchmark: ${name}

Written by \`npm run bench -- ${name}\` on ${cores} cores, with a load of ${load} at the beginning: ${about}.

${bars.length > 0 ? `${barTable(bars)}\n\n` : ''}${text}
`,
  )
  console.log(`\n${code}`)
  await writeFile(file, code)
  return bars.every(isKept)
}

const named = process.argv.slice(2)
try {
  let kept = true
  for (const name of named.length > 0 ? named : Object.keys(parts)) kept = (await run(name)) && kept
  console.log(kept ? 'Every bar is kept.' : 'A bar is missed.')
  process.exitCode = kept ? 0 : 1
} catch (error) {
  console.error(error)
  process.exitCode = 2
}
