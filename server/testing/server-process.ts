import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { onTestFinished } from 'vitest'

const main = path.resolve(import.meta.dirname, '../main.ts')

interface SpawnOptions {
  /** No file may grow beyond so many blocks of the shell's `ulimit -f`: to the server, a disk that is full. */
  largestFile?: number
}

/** Runs the real server as its own process, in a clean environment, and gathers what it prints. */
export function spawnServer(variables: Record<string, string>, { largestFile }: SpawnOptions = {}) {
  const env = { PORT: '0', ...variables }
  const child =
    largestFile === undefined
      ? spawn(process.execPath, [main], { env })
      : spawn('sh', ['-c', `ulimit -f ${largestFile}; exec "$0" "$1"`, process.execPath, main], { env })
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  let output = ''
  const waiting = new Set<() => void>()
  const gather = (chunk: Buffer) => {
    output += chunk.toString()
    waiting.forEach((look) => look())
  }
  child.stdout.on('data', gather)
  child.stderr.on('data', gather)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })

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
  return { child, exited, printed, output: () => output, url: () => printed(/Site +(http:\S+)/) }
}
