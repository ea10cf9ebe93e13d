import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Absolute path of the project's root folder. */
export const projectRoot = join(import.meta.dirname, '..')

interface CommandResult {
  /** 1 when the command could not be started or was stopped by a signal. */
  exitCode: number
  output: string
}

/** Runs a program of node_modules/.bin or the PATH; `show` lets its output through instead of keeping it. */
export function runCommand(
  command: string,
  args: string[],
  { show = false, env = {} }: { show?: boolean; env?: Record<string, string> } = {},
): Promise<CommandResult> {
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
