import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a Postgres for the tests, in which each makes a database of its own. Empty when none was started. */
    postgresUrl: string
  }
}

/**
 * Vitest's global set-up: one Postgres for the whole run, unless only files far from the store were asked for. With
 * TEST_POSTGRES_URL it is the one at that address, of whatever version.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const files = process.argv.slice(2).filter((argument) => /^[^-].*[./]/.test(argument))
  if (files.length > 0 && !files.some((name) => /server|faults/.test(name))) {
    project.provide('postgresUrl', '')
    return async () => undefined
  }
  const own = process.env['TEST_POSTGRES_URL']
  if (own !== undefined) {
    project.provide('postgresUrl', own)
    return async () => undefined
  }
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}
