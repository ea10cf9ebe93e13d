import { checks, type Check } from './checks.ts'
import { chooseChecks, runChecks } from './run-checks.ts'
import { summary } from './outcome.ts'

function chosenChecks(): Check[] {
  try {
    return chooseChecks(checks, process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(2)
  }
}

const results = await runChecks(chosenChecks())

process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
console.log(`\n${summary(results)}`)
