import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const projectRoot = path.resolve(import.meta.dirname, '../..')
/**
 * Hundreds of tests start a server or a command. With its compiled code cached here (NODE_COMPILE_CACHE), a start
 * takes half the CPU time.
 */
export const compileCache = path.join(projectRoot, '.cache/compiled')

interface ServerOptions {
  /** The sources of another site, to run that site's server. */
  project?: string
  /** No file may grow beyond this many blocks of the shell's `ulimit -f`: to the server, a full disk. */
  largestFile?: number
}

/**
 * Runs the real server as a separate process on a system-assigned port, with these settings and none from a
 * person's shell, and collects its output. The caller ends it.
 */
export function startServer(
  variables: Record<string, string>,
  { project = projectRoot, largestFile }: ServerOptions = {},
) {
  const options = { cwd: project, env: { PORT: '0', NODE_COMPILE_CACHE: compileCache, ...variables } }
  const main = path.join(project, 'leads/main.ts')
  const child =
    largestFile === undefined
      ? spawn(process.execPath, [main], options)
      : spawn('sh', ['-c', `ulimit -f ${largestFile}; exec "$0" "$1"`, process.execPath, main], options)
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  let output = ''
  const waiting = new Set<() => void>()
  const gather = (text: string) => {
    output += text
    waiting.forEach((look) => look())
  }
  child.stdout.setEncoding('utf8').on('data', gather)
  child.stderr.setEncoding('utf8').on('data', gather)

  /** Resolves with the first match in the server's output; rejects if it ends without one. */
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output)
        if (!match) return
        waiting.delete(look)
        resolve(match[1] ?? match[0])
      }
      waiting.add(look)
      look()
      void exited.then(() => reject(new Error(`The server ended:\n${output}`)))
    })
  /** Sends the signal and resolves once the server has ended. */
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  /** Its address, as soon as it listens. */
  const url = () => printed(/Site +(http:\S+)/)
  return { child, exited, end, printed, output: () => output, url }
}

export type ServerProcess = ReturnType<typeof startServer>
