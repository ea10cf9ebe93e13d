import { ensureBrowser } from '../ensure-browser.ts'
import { debianPackage, install, type InstallStep, mayInstallPackages } from '../install-step.ts'
import { engineNames, engineTitles, findEngine } from './find-engine.ts'

/** Debian's packages for the engines whose system builds the tests can drive. */
const debianPackages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

/** Ways to get an engine: Debian's packages bring the libraries they need, Playwright's builds want them as well. */
function waysTo(name: 'firefox' | 'webkit'): InstallStep[] {
  const download = (...options: string[]): InstallStep => ({
    title: `Downloading ${engineTitles[name]}`,
    commands: [['playwright', 'install', ...options, name]],
  })
  if (!mayInstallPackages()) return [download()]
  const packages = debianPackages[name].map((each) => debianPackage(`Installing Debian’s ${each}`, each))
  return [...packages, download('--with-deps')]
}

/**
 * Installs each engine that this machine lacks, and returns a sentence for each that could not be had. Rejects when
 * there is no Chromium, with which the others are compared.
 */
export async function ensureEngines(): Promise<string[]> {
  await ensureBrowser()
  for (const name of ['firefox', 'webkit'] as const)
    for (const way of waysTo(name)) if (!findEngine(name)) await install(way)
  return engineNames
    .filter((name) => !findEngine(name))
    .map(
      (name) =>
        `${engineTitles[name]} was not tested: it is not installed here. "npx playwright install --with-deps ${name}" may bring it.`,
    )
}
