import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBrowser } from '../ensure-browser.ts'
import { engineProjects } from '../engines/engine-projects.ts'
import { ensureEngines } from '../engines/ensure-engines.ts'
import { findWebKit } from '../engines/find-engine.ts'
import { ensureImapServer } from '../ensure-imap-server.ts'
import { ensureStandInFont } from '../ensure-stand-in-font.ts'
import { type Command, firstFailure, projectRoot, runCommand } from '../run-command.ts'
import {
  failedInPlaywright,
  failedInVitest,
  passedWhenTriedAgain,
  type PlaywrightReport,
  type VitestReport,
} from './runner-reports.ts'
import { agreeWithExitCode, verdict, type Outcome } from './outcome.ts'

/** The folders whose tests `npm test -- <room>` runs. */
export const rooms = ['assistant', 'common', 'leads', 'portal', 'sales-desk', 'site', 'tools']

export interface Check {
  /** Name that selects the check: npm test -- unit */
  name: string
  title: string
  /**
   * Two lanes run in parallel, because each keeps one core busy: checks that read the sources, print nothing unless
   * they fail and write nothing; and the set-up for the tests. The others wait for both.
   */
  lane?: 'sources' | 'set-up'
  /** Only tests in these rooms, if any are given. */
  run: (rooms: readonly string[]) => Promise<Outcome>
}

/** The build prints its own progress and errors. */
async function build(): Promise<Outcome> {
  const { exitCode } = await runCommand('node', ['tools/build.mjs'], { show: true })
  return verdict(exitCode === 0)
}

/** Runs a runner that writes its counts into a JSON file; no counts if it ended before writing one. */
async function runWithReport(
  name: string,
  commandFor: (file: string) => Parameters<typeof runCommand>,
): Promise<{ exitCode: number; written: unknown }> {
  const file = join(projectRoot, `.cache/${name}-tests.json`)
  await rm(file, { force: true })
  const { exitCode } = await runCommand(...commandFor(file))
  const written: unknown = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)
  return { exitCode, written }
}

/** Whether to run everything (`npm run test:full`); otherwise tests tagged for that run are skipped. */
const isFullRun = process.env['TEST_RUN'] === 'full'

async function unitTests(inRooms: readonly string[]): Promise<Outcome> {
  const built = await build()
  if (built.failed) return verdict(false, 'not run: the site could not be built')
  const { exitCode, written } = await runWithReport('unit', (file) => [
    'vitest',
    [
      'run',
      ...inRooms.map((room) => join(projectRoot, room, '/')),
      ...(isFullRun ? [] : ['--tags-filter=!full']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { show: true },
  ])
  const report = written as VitestReport | undefined
  const counts = { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
  const remarks = report ? failedInVitest(report, projectRoot) : []
  return { ...agreeWithExitCode(counts, exitCode), remarks }
}

/** Runs Playwright on projects of its configuration, with the Chromium that `CHROMIUM_PATH` is to name. */
async function playwrightTests(
  projects: readonly string[],
  browser: string,
  folders: readonly string[],
): Promise<Outcome> {
  await ensureStandInFont()
  const { exitCode, written } = await runWithReport(projects.join('-'), (file) => [
    'playwright',
    [
      'test',
      ...folders,
      ...projects.map((project) => `--project=${project}`),
      ...(isFullRun ? [] : ['--grep-invert=@full']),
      // Its lines are numbered, to show its progress.
      '--reporter=line,json,html',
    ],
    {
      show: true,
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_HTML_OPEN: 'never' },
    },
  ])
  const report = written as PlaywrightReport | undefined
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  const suites = report?.suites ?? []
  const remarks = [...failedInPlaywright(suites), ...passedWhenTriedAgain(suites)]
  return { ...agreeWithExitCode({ passed: expected + flaky, failed: unexpected }, exitCode), remarks }
}

/** The built site and a Chromium; the outcome of a check that cannot run without one of them. */
async function siteAndBrowser(): Promise<string | Outcome> {
  const built = await build()
  if (built.failed) return verdict(false, 'not run: the site could not be built')
  return ensureBrowser().catch((error: Error) => verdict(false, error.message))
}

/** For rooms without browser tests there is nothing to run. */
async function browserTests(inRooms: readonly string[]): Promise<Outcome> {
  const folders = inRooms.map((room) => `${room}/tests/`).filter((folder) => existsSync(folder))
  if (inRooms.length > 0 && folders.length === 0) return { passed: 0, failed: 0 }
  const browser = await siteAndBrowser()
  return typeof browser === 'string' ? playwrightTests(['chromium'], browser, folders) : browser
}

/** Firefox and WebKit, those that are there: what is not, the installation has said. */
async function engineTests(): Promise<Outcome> {
  const projects = engineProjects(isFullRun).flatMap(({ name }) => name ?? [])
  if (projects.length === 0) return { passed: 0, failed: 0 }
  const browser = await siteAndBrowser()
  return typeof browser === 'string' ? playwrightTests(projects, browser, []) : browser
}

const withoutJourneys =
  'Only pages and a lead were tried in WebKit: the journeys need Playwright’s own, which is not installed here.'

/** If an engine or the IMAP server cannot be installed, the others are still tested. On CI all are required. */
async function browsers(): Promise<Outcome> {
  const missing = [...(await ensureEngines()), ...(isFullRun ? await ensureImapServer() : [])]
  const remarks = isFullRun && !findWebKit() ? [...missing, withoutJourneys] : missing
  return { ...verdict(!process.env['CI'] || missing.length === 0), remarks }
}

/** A check that only reads the sources, and shows the output of a failing command. */
const reading = (name: string, title: string, ...commands: Command[]): Check => ({
  name,
  title,
  lane: 'sources',
  run: async () => {
    const failure = await firstFailure(...commands)
    if (failure !== undefined) console.log(failure)
    return verdict(failure === undefined)
  },
})

/** Every check, in the order of the list: the quick ones first. */
export const checks: Check[] = [
  reading('format', 'Formatting', ['oxfmt', '--check']),
  reading('spelling', 'Spelling', ['cspell', 'lint', '--no-progress', '--no-summary']),
  reading('lint', 'Lint rules', ['oxlint', '--deny-warnings']),
  reading(
    'floor',
    'Browser floor',
    ['eslint', 'assistant', 'common', 'portal', 'sales-desk/page', 'site'],
    ['node', 'tools/browser-floor/main.ts'],
    ['tsc', '--noEmit', '--project', 'tsconfig.floor.json'],
  ),
  reading('types', 'Types', ['tsc', '--noEmit']),
  reading('unused', 'Unused files, exports and packages', ['knip']),
  { name: 'build', title: 'Build', lane: 'set-up', run: build },
  { name: 'browsers', title: 'Browsers, installed where missing', lane: 'set-up', run: browsers },
  { name: 'unit', title: 'Unit tests', run: unitTests },
  { name: 'browser', title: 'Browser tests', run: browserTests },
  { name: 'engines', title: 'Firefox and WebKit', run: engineTests },
]
