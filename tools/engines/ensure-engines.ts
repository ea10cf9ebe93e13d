import { ensureBrowser } from '../ensure-browser.ts'
import { install, installPackage, mayInstallPackages } from '../install-step.ts'
import { findFirefox, findWebKit, findWebKitGtk } from './find-engine.ts'

/** Each with the Debian packages that provide it. */
const engines = [
  { name: 'Firefox', isThere: () => findFirefox() !== undefined, packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    isThere: () => (findWebKit() ?? findWebKitGtk()) !== undefined,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
]

/**
 * Installs each engine that this machine lacks, and returns a sentence for each that could not be installed.
 * Rejects if there is no Chromium, with which the others are compared.
 */
export async function ensureEngines(): Promise<string[]> {
  await ensureBrowser()
  const missing: string[] = []
  for (const { name, isThere, packages } of engines) {
    const mayInstall = mayInstallPackages()
    for (const each of mayInstall ? packages : [])
      if (!isThere()) await installPackage(`Debian’s ${each}`, each)
    // Debian’s packages pull in their libraries; Playwright’s builds need them as well.
    const options = mayInstall ? ['--with-deps'] : []
    const own = name.toLowerCase()
    if (!isThere()) await install(`Downloading ${name}`, ['playwright', 'install', ...options, own])
    if (!isThere())
      missing.push(
        `${name} was not tested: it is not installed here. "npx playwright install --with-deps ${own}" may bring it.`,
      )
  }
  return missing
}
