import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** They put something else in the place of Node's access to files, which only works before that is loaded. */
const withFakeFiles = [
  'server/commands/disk-check.test.ts',
  'server/mail/eml-sender.test.ts',
  'server/newsletter/link-secret.test.ts',
]

export default defineConfig({
  test: {
    tags: [{ name: 'full', description: 'What only npm run test:full asks' }],
    // By default vitest leaves one core alone, and on a machine of two does everything on the other.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The lead desk's and the set-up's tests start real processes on a machine that may be busy.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['{app,content,lead,vite}/**/*.test.{ts,tsx}'],
          // Their modules keep nothing from test to test; to load them anew for each file took longer than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          globalSetup: 'server/testing/postgres-for-tests.ts',
          include: [
            'server/**/*.test.ts',
            'tests/{faults,built-site}/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
          ],
          exclude: withFakeFiles,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'with fake files', include: withFakeFiles } },
    ],
  },
})
