import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Absolute path of the project's root folder. */
export const projectRoot = join(import.meta.dirname, '..')

/** A program of node_modules/.bin or the PATH, and its arguments. */
export type Command = readonly [program: string, ...args: string[]]

/** Runs commands in sequence until one fails. Returns that one's output; undefined if all succeeded. */
export async function firstFailure(...commands: Command[]): Promise<string | undefined> {
  for (const [program, ...args] of commands) {
    const { exitCode, output } = await runCommand(program, args)
    if (exitCode !== 0) return output.trimEnd()
  }
  return undefined
}

/**
 * Runs a program; `show` passes its output through instead of capturing it. The exit code is 1 if it could not be
 * started or was stopped by a signal.
 */
export function runCommand(
  command: string,
  args: string[],
  { show = false, env = {} }: { show?: boolean; env?: Record<string, string> } = {},
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message }))
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }))
  })
}
