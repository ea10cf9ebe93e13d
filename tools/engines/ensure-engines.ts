import { ensureBrowser } from '../ensure-browser.ts'
import { install, installPackage, mayInstallPackages } from '../install-step.ts'
import { engineNames, engineTitles, findEngine } from './find-engine.ts'

/** Debian's packages for the engines whose system builds the tests can drive. */
const debianPackages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

/** Debian's packages bring the libraries they need; Playwright's builds want them as well. */
async function ensureEngine(name: 'firefox' | 'webkit'): Promise<void> {
  const mayInstall = mayInstallPackages()
  for (const each of mayInstall ? debianPackages[name] : [])
    if (!findEngine(name)) await installPackage(`Debian’s ${each}`, each)
  if (findEngine(name)) return
  const options = mayInstall ? ['--with-deps'] : []
  await install(`Downloading ${engineTitles[name]}`, ['playwright', 'install', ...options, name])
}

/**
 * Installs each engine that this machine lacks, and returns a sentence for each that could not be had. Rejects when
 * there is no Chromium, with which the others are compared.
 */
export async function ensureEngines(): Promise<string[]> {
  await ensureBrowser()
  for (const name of ['firefox', 'webkit'] as const) await ensureEngine(name)
  return engineNames
    .filter((name) => !findEngine(name))
    .map(
      (name) =>
        `${engineTitles[name]} was not tested: it is not installed here. "npx playwright install --with-deps ${name}" may bring it.`,
    )
}
