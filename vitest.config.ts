import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: 'server/testing/postgres-for-tests.ts',
    include: [
      '{app,content,lead,server,vite}/**/*.test.{ts,tsx}',
      'tests/faults/**/*.test.ts',
      'scripts/**/*.test.{ts,mjs}',
    ],
    // The lead desk's and the set-up's tests start real processes on a machine that may be busy.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})
