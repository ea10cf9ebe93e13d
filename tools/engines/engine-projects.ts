import type { Project } from '@playwright/test'
import { findFirefox, findWebKit, findWebKitGtk, type Launch } from './find-engine.ts'

/** What visitors and salespeople do, for the full run. All other tests run in Chromium. */
export const journeys = [
  'assistant/tests/agent.spec.ts',
  'portal/tests/{portal-overview,sign-in}.spec.ts',
  'sales-desk/tests/lead-to-answer.spec.ts',
  'site/tests/{blog,contact-dialog,contact-form-rules,header-menus,listen,offers,qams,virtual-assistant}.spec.ts',
  'tests/journeys/newsletter.spec.ts',
]

/** Of these, what Debian’s Firefox cannot be told yet: no script, touch, motion, some moves of a mouse, texts that replace. */
const beyondSystemFirefox =
  /(lead-to-answer|offers)\.spec|script|touch|violation|reduced motion|with a mouse|hovering|keyboard alone|demo account fills|invalid address|likely typo|a wrong address/

/**
 * Playwright's projects of Firefox and WebKit, where this machine has them. Where Playwright drives an engine, it has the
 * journeys too in the full run; tests/engines starts WebKitGTK itself.
 */
export function engineProjects(isFullRun: boolean): Project[] {
  const project = (name: 'firefox' | 'webkit', launchOptions?: Launch): Project => ({
    name,
    testMatch: ['tests/engines/**/*.spec.ts', ...(isFullRun && launchOptions ? journeys : [])],
    ...(launchOptions?.channel && { grepInvert: beyondSystemFirefox }),
    // Each has two browsers: with a third worker, six would share two cores.
    workers: 2,
    use: {
      browserName: name,
      reuseContext: false,
      // Nothing that Firefox's protocol cannot set yet: tools/engines/system-firefox.mjs.
      colorScheme: null,
      launchOptions: launchOptions ?? {},
    },
  })
  const [firefox, webkit] = [findFirefox(), findWebKit()]
  return [
    ...(firefox ? [project('firefox', firefox)] : []),
    ...(webkit || findWebKitGtk() ? [project('webkit', webkit)] : []),
  ]
}
