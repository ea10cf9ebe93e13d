import { findBrowser } from './find-browser.ts'
import { install, installPackage, mayInstallPackages } from './install-step.ts'

/**
 * Path of a Chromium-based browser, installed first if the machine has none: Playwright's download, then
 * Debian's package when run as root. Throws with what to do if neither works.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser()
  if (found) return found
  await install('Downloading a browser', ['playwright', 'install', 'chromium'])
  if (!findBrowser() && mayInstallPackages())
    await installPackage('Debian’s Chromium', 'chromium-headless-shell')
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'No browser found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program of one.',
  )
}
