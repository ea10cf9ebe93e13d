import { checks, type Check } from './checks.ts'
import { chooseChecks } from './choose-checks.ts'
import { verdict, type Outcome } from './outcome.ts'
import { summary, type CheckResult } from './summary.ts'

function chosenChecks(): Check[] {
  try {
    return chooseChecks(checks, process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(2)
  }
}

/** A check that breaks down itself has failed; the ones after it still run. */
async function outcomeOf(check: Check): Promise<Outcome> {
  try {
    return await check.run()
  } catch (error) {
    console.error(error)
    return verdict(false, 'broke down')
  }
}

const results: CheckResult[] = []
for (const check of chosenChecks()) {
  console.log(`\n${check.title} …`)
  const started = performance.now()
  const outcome = await outcomeOf(check)
  results.push({ title: check.title, seconds: (performance.now() - started) / 1000, ...outcome })
}

process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
console.log(`\n${summary(results)}`)
