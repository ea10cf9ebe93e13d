import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { browserArguments } from './scripts/browser-arguments.ts'
import { findBrowser } from './scripts/find-browser.ts'

const executablePath = findBrowser()

// No webServer here: each test that needs one starts a lead desk of its own (tests/support/lead-desk.ts).
export default defineConfig({
  testDir: 'tests',
  // Files that end in .test.ts are vitest's (tests/faults).
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // Many tests wait for what takes its time, such as a voice: two workers keep two cores 63 % busy, three 79 %.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  // Patience for a machine that has other work: what is in order takes a tenth of it.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    // Nothing may come to a tree unseen. See tests/assistive.
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/{testFileDir}/heard/{arg}{ext}', children: 'deep-equal' },
  },
  // One set of pictures for every machine: see tests/visual/recorded-with.ts.
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'chromium', testIgnore: 'engines/**' },
    // Starts its browsers itself, three engines in each worker: tests/engines/support.
    { name: 'engines', testMatch: 'engines/**/*.spec.ts', timeout: 240_000 },
  ],
})
