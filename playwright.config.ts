import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { browserArguments } from './tools/browser-arguments.ts'
import { engineProjects } from './tools/engines/engine-projects.ts'
import { findBrowser } from './tools/find-browser.ts'
import { isFullRun } from './tests/support/full-run.ts'

const executablePath = findBrowser()

// No webServer here: each test that needs one starts its own lead desk (tests/support/lead-desk.ts).
export default defineConfig({
  testDir: '.',
  // Files that end in .test.ts are vitest's (tests/faults).
  testMatch: '{tests,assistant,portal,sales-desk,site}/**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // A browser that stalls on a busy machine must not block a change; `npm test` names tests that passed only on retry. See decision 23.
  retries: isFullRun ? 0 : 1,
  // Many tests wait for slow things, such as a voice: two workers do not keep two cores busy, three do.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  // A passing test takes a tenth of it even on a busy machine; a hanging one is reported soon.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // One set of pictures and structures for every machine: see tests/visual/recorded-with.ts.
  snapshotPathTemplate: '{testDir}/{testFileDir}/kept/{arg}{ext}',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    // One context per worker, emptied between tests; savings and risks: docs/decisions/0023-two-test-runs.md.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [{ name: 'chromium', testIgnore: 'tests/engines/**' }, ...engineProjects(isFullRun)],
})
