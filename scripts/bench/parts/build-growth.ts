import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { addArticles, copyProject } from '../build-growth/project-copy.ts'
import { checkBudgets } from '../budgets/check-budgets.ts'
import type { Part } from '../part.ts'
import { markdownTable } from '../report/markdown-table.ts'

const extraArticles = [0, 100, 1000]

interface Growth {
  path: 'the whole site'
  /** How much longer an article takes to build among 1,100 others than among the first hundred. */
  ratio: number
}

/** How the build's time grows with the number of articles. */
export const buildGrowth: Part = {
  name: 'build',
  about: 'how long a build takes with 0, 100 and 1,000 more articles (minutes)',
  async measure(_options, say) {
    const copy = await copyProject()
    try {
      // Once unmeasured, so that every run finds what an earlier build has kept, such as cut fonts.
      await buildSeconds(copy)
      const seconds: number[] = []
      for (const extra of extraArticles) {
        say(`${extra} more articles`)
        await addArticles(copy, extra)
        seconds.push(await buildSeconds(copy))
      }
      return summary(seconds)
    } finally {
      await rm(copy, { recursive: true, force: true })
    }
  },
}

function summary(seconds: readonly number[]) {
  const [none = 0, hundred = 0, thousand = 0] = seconds
  const growth: Growth = {
    path: 'the whole site',
    ratio: (thousand - hundred) / 900 / ((hundred - none) / 100),
  }
  const rows = extraArticles.map((extra, at) => [String(extra), (seconds[at] ?? 0).toFixed(1)])
  return {
    text: `## Build

With articles made of the site's own. An article among the last 900 took ${growth.ratio.toFixed(2)} times as long as one among the
first 100.

${markdownTable(['More articles', 'Seconds'], rows)}`,
    budgets: checkBudgets(
      [growth],
      [
        {
          name: 'Build time of an article, last 900 to first 100',
          atMost: 1.3,
          measure: ({ ratio }) => ratio,
        },
      ],
    ),
  }
}

async function buildSeconds(folder: string): Promise<number> {
  const start = performance.now()
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`The build ended with code ${code}: ${errors.slice(-500)}`)
  return (performance.now() - start) / 1000
}
