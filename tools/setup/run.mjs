import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the project's root folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** The Node that the lock file brings: newer than the machine's own may be, and the same everywhere. */
export const projectNode = join(
  projectRoot,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

const shell = process.ppid

/**
 * Runs a program in the person's terminal, and passes SIGINT and SIGTERM on to it.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function run(program, args) {
  const child = spawn(program, args, { cwd: projectRoot, stdio: 'inherit' })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // Ctrl+C in a terminal reaches the child by itself; a second one would cut its orderly stop short.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  // npm passes a signal to the shell that runs the script, and the shell not on: then its end is the sign.
  const look = setInterval(() => {
    if (process.ppid === shell || !process.env['npm_lifecycle_event']) return
    clearInterval(look)
    child.kill('SIGTERM')
  }, 500)
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      clearInterval(look)
      resolve(code ?? 1)
    })
  })
}
