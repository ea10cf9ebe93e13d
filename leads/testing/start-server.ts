import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const projectRoot = path.resolve(import.meta.dirname, '../..')
/**
 * Hundreds of tests start a server or a command of their own. With its compiled code kept here (NODE_COMPILE_CACHE), a
 * start takes half the processor's time.
 */
export const compileCache = path.join(projectRoot, '.cache/compiled')

interface ServerOptions {
  /** Where the sources of another site are, to run that site's. */
  project?: string
  /** No file may grow beyond so many blocks of the shell's `ulimit -f`: to the server, a disk that is full. */
  largestFile?: number
}

/**
 * Runs the real server as its own process on a port that the system gives it, with these settings and none that a
 * person may have in their shell, and gathers what it prints. The caller ends it.
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

  /** Resolves with the first match in what the server prints; rejects when it ends without. */
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
  /** Where it listens, as soon as it does. */
  const url = () => printed(/Site +(http:\S+)/)
  return { child, exited, end, printed, output: () => output, url }
}

export type ServerProcess = ReturnType<typeof startServer>
