import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
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
          include: ['server/**/*.test.ts', 'tests/faults/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
        },
      },
    ],
  },
})
