import { existsSync } from 'node:fs'
import { type Command, firstFailure } from './run-command.ts'

/** Whether Debian's packages can be installed: that needs root. */
export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs a Debian package and its dependencies; `what` is its display name. */
export const installPackage = (what: string, name: string) =>
  install(
    `Installing ${what}`,
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
  )

/** Runs the commands until one fails, and shows the last lines of that one: another way may work. */
export async function install(title: string, ...commands: Command[]): Promise<void> {
  console.log(`${title} (first run only) …`)
  const failure = await firstFailure(...commands)
  if (failure !== undefined) console.log(`${title} failed:\n${failure.split('\n').slice(-8).join('\n')}`)
}
