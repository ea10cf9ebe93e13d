import { installPackage, mayInstallPackages } from './install-step.ts'
import { runCommand } from './run-command.ts'

/** Arial and metric-compatible fonts, then Roboto, which is within one per cent, for Android. */
const standInFonts = ['Arial', 'Liberation Sans', 'Arimo', 'Roboto']

/**
 * Makes sure that there is a fallback font like those on visitors' machines (`Anek fallback` in
 * common/styles/fonts.css). A bare Linux server has none: pages shift more there when a font loads late, and layout
 * tests fail. Installs Debian's package if it may, otherwise says what is missing.
 */
export async function ensureStandInFont(): Promise<void> {
  if (process.platform !== 'linux' || (await hasStandInFont())) return
  if (mayInstallPackages()) await installPackage('Liberation Sans', 'fonts-liberation')
  if (await hasStandInFont()) return
  console.log(
    `This machine has none of ${standInFonts.join(', ')}. If a font loads late, layout tests may fail: install the Liberation fonts.`,
  )
}

async function hasStandInFont(): Promise<boolean> {
  const { output } = await runCommand('fc-list', [':', 'family'])
  return includesStandInFont(output)
}

/** Whether a list of font families, as printed by `fc-list : family`, contains one of them. */
export function includesStandInFont(families: string): boolean {
  return families.split(/[\n,]/).some((family) => standInFonts.includes(family.trim()))
}
