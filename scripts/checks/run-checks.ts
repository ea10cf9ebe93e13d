import type { Check } from './checks.ts'
import { verdict, type Outcome, type CheckResult } from './outcome.ts'

/** A check that throws has failed; the checks after it still run. */
async function outcomeOf(check: Check): Promise<Outcome> {
  try {
    return await check.run()
  } catch (error) {
    console.error(error)
    return verdict(false, 'broke down')
  }
}

async function runCheck(check: Check): Promise<CheckResult> {
  console.log(`\n${check.title} …`)
  const started = performance.now()
  const outcome = await outcomeOf(check)
  return { title: check.title, seconds: (performance.now() - started) / 1000, ...outcome }
}

/**
 * Runs checks in order. The build runs beside the checks that only read the sources, because each keeps one core busy.
 * The checks after the build need both cores and wait for everything before them.
 */
export async function runChecks(checks: Check[]): Promise<CheckResult[]> {
  const results = new Map<Check, CheckResult>()
  const runInOrder = async (some: Check[]) => {
    for (const check of some) results.set(check, await runCheck(check))
  }
  const isBuild = ({ name }: Check) => name === 'build'
  const reading = checks.filter(({ onlyReads }) => onlyReads)
  await Promise.all([runInOrder(reading), runInOrder(checks.filter(isBuild))])
  await runInOrder(checks.filter((check) => !check.onlyReads && !isBuild(check)))
  return checks.flatMap((check) => results.get(check) ?? [])
}

/**
 * The checks of the given names in their usual order; all of them when no name is given.
 * Throws when a name is not one of a check.
 */
export function chooseChecks<T extends { name: string }>(all: T[], names: string[]): T[] {
  const known = all.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`There is no check "${unknown}". Checks: ${known.join(', ')}.`)
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all
}
