import { standInFonts } from './fonts/stand-in-fonts.ts'
import { debianPackage, install, mayInstallPackages } from './install-step.ts'
import { runCommand } from './run-command.ts'

/**
 * Sees to a font that stands in for the site's until that has come (scripts/fonts/fallback-face.ts), as visitors' machines
 * have one. A bare Linux server does not: there, pages whose font comes late move by what no visitor sees, and tests of
 * layout fail. Installs Debian's package where it may, else says what is missing.
 */
export async function ensureStandInFont(): Promise<void> {
  if (process.platform !== 'linux' || (await hasStandInFont())) return
  if (mayInstallPackages()) await install(debianPackage('Installing Liberation Sans', 'fonts-liberation'))
  if (await hasStandInFont()) return
  console.log(
    `This machine has none of ${standInFonts.join(', ')}. Where a font comes late, tests of layout may fail: install the Liberation fonts.`,
  )
}

async function hasStandInFont(): Promise<boolean> {
  const { output } = await runCommand('fc-list', [':', 'family'])
  return includesStandInFont(output)
}

/** Whether a list of font families, as `fc-list : family` prints it, has one that stands in. */
export function includesStandInFont(families: string): boolean {
  return families.split(/[\n,]/).some((family) => standInFonts.includes(family.trim()))
}
