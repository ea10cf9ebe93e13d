import { checks } from './checks.ts'
import { chooseChecks, runChecks } from './run-checks.ts'
import { summary } from './outcome.ts'

try {
  const results = await runChecks(chooseChecks(checks, process.argv.slice(2)))
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
  console.log(`\n${summary(results)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
