import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openStore } from '../store/open-store.ts'
import { startPostgres } from './postgres-cluster.ts'
import { runOnPostgres } from './run-on-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * A Postgres for the tests, in which each creates its own database, and the words after CREATE DATABASE that create
     * one with a store's tables. Empty if none was started.
     */
    postgres: { url: string; copyOfTemplate: string }
  }
}

/**
 * Vitest's global set-up: one Postgres for the whole run, unless only files unrelated to the store were requested.
 * With TEST_POSTGRES_URL it is the one at that address, of any version.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const files = process.argv.slice(2).filter((argument) => /^[^-].*[./]/.test(argument))
  if (files.length > 0 && !files.some((name) => /leads|sales-desk\/server|faults/.test(name))) {
    project.provide('postgres', { url: '', copyOfTemplate: '' })
    return async () => undefined
  }
  const own = process.env['TEST_POSTGRES_URL']
  const { url, stop } = own === undefined ? await startPostgres() : { url: own, stop: undefined }
  const template = `template_${randomUUID().replaceAll('-', '')}`
  await runOnPostgres(url, `CREATE DATABASE ${template}`)
  await (await openStore({ url: new URL(`/${template}`, url).href })).close()
  const [version] = await runOnPostgres(url, 'SHOW server_version_num')
  // Before version 15 it was the only way, and had no name.
  const asFiles = Number(version?.['server_version_num']) >= 150_000 ? 'STRATEGY FILE_COPY' : ''
  project.provide('postgres', { url, copyOfTemplate: `TEMPLATE ${template} ${asFiles}` })
  return stop ?? (async () => void (await runOnPostgres(url, `DROP DATABASE ${template} WITH (FORCE)`)))
}
