import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { browserArguments } from './tools/browser-arguments.ts'
import { engineProjects } from './tools/engines/engine-projects.ts'
import { findBrowser } from './tools/find-browser.ts'
import { isFullRun } from './tests/support/full-run.ts'

const executablePath = findBrowser()

// No webServer here: each test that needs one starts a lead desk of its own (tests/support/lead-desk.ts).
export default defineConfig({
  testDir: '.',
  // Files that end in .test.ts are vitest's (tests/faults).
  testMatch: '{tests,assistant,portal,sales-desk,site}/**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // A browser that stalls on a busy machine must not stop a change; `npm test` names what passed only then. See decision 23.
  retries: isFullRun ? 0 : 1,
  // Many tests wait for what takes its time, such as a voice: two workers do not keep two cores busy, three do.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  // What is in order takes a tenth of it also beside other work; what hangs is told soon.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // One set of pictures and structures for every machine: see tests/visual/recorded-with.ts.
  snapshotPathTemplate: '{testDir}/{testFileDir}/kept/{arg}{ext}',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    // One context a worker, emptied between tests: what that saves and risks is in docs/decisions/0023-two-test-runs.md.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [{ name: 'chromium', testIgnore: 'tests/engines/**' }, ...engineProjects(isFullRun)],
})
