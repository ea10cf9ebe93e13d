import { findBrowser } from './find-browser.ts'
import { debianPackage, install, type InstallStep, mayInstallPackages } from './install-step.ts'

/** Ways to get a browser, the least intrusive first. */
const ways = (): InstallStep[] => [
  { title: 'Downloading a browser', commands: [['playwright', 'install', 'chromium']] },
  ...(mayInstallPackages() ? [debianPackage('Installing Debian’s Chromium', 'chromium')] : []),
]

/**
 * Path of a Chromium-based browser, installed first if the machine has none: Playwright's download, then
 * Debian's package when run as root. Throws with what to do when neither works.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser()
  if (found) return found
  for (const way of ways()) {
    await install(way)
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'No browser found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program of one.',
  )
}
