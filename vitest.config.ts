import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** They replace Node's file access, which only works before it is loaded. */
const withFakeFiles = [
  'leads/commands/disk-check.test.ts',
  'leads/mail/eml-sender.test.ts',
  'leads/newsletter/link-secret.test.ts',
]

export default defineConfig({
  test: {
    tags: [{ name: 'full', description: 'What only npm run test:full asks' }],
    // By default vitest leaves one core free, and on a two-core machine does everything on the other.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The lead desk's and the set-up's tests start real processes, possibly on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'functions',
          include: [
            '{common,portal}/**/*.test.{ts,tsx}',
            'site/{*,!(build)/**/*}.test.{ts,tsx}',
            'site/build/vite/**/*.test.ts',
            'assistant/{content,page,price,search}/**/*.test.{ts,tsx}',
            'sales-desk/{page,wire}/**/*.test.{ts,tsx}',
          ],
          // Their modules keep no state between tests; reloading them for each file took longer than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          globalSetup: 'leads/testing/postgres-for-tests.ts',
          include: [
            'leads/**/*.test.ts',
            'sales-desk/server/**/*.test.ts',
            'assistant/{accuracy,knowledge}/**/*.test.ts',
            'site/build/!(vite)/**/*.test.ts',
            'site/build/*.test.ts',
            'tests/{faults,built-site}/**/*.test.ts',
            'tools/**/*.test.{ts,mjs}',
          ],
          exclude: withFakeFiles,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'with fake files', include: withFakeFiles } },
    ],
  },
})
