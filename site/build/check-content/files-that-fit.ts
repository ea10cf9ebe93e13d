import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Fault } from './fault.ts'

/**
 * Imports content files (paths from the project's root), each of which checks itself, and returns their messages
 * about fields that do not fit.
 */
export async function filesThatDoNotFit(files: readonly string[]): Promise<Fault[]> {
  const faults = new Map<string, Fault>()
  for (const file of files) {
    try {
      await import(pathToFileURL(resolve(file)).href)
    } catch (error) {
      // A file imported by others reports the same to each of them.
      for (const fault of faultsOf(file, error)) faults.set(fault.file + fault.says, fault)
    }
  }
  return [...faults.values()]
}

/** For an error with a line for each fault: “site/content/a.md, line 3: says”, or another beginning. */
export function faultsOf(importing: string, error: unknown): Fault[] {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return message.split('\n').map((line) => {
    const [, file, at, place = '', says] =
      /^((?:\w+\/content|common\/brand)\/[\w./-]+)(?:, line (\d+))?(?:, (\w+))?: (.*)$/.exec(line) ?? []
    if (file === undefined || says === undefined) return thrownAt(importing, stack, line)
    return { file, line: at === undefined ? undefined : Number(at), says: place ? `${place}: ${says}` : says }
  })
}

/** Attributes it to the content that requested the impossible, as named in the stack. */
function thrownAt(importing: string, stack: string, says: string): Fault {
  const frames = [...stack.matchAll(/\/((?:\w+\/content|common\/brand)\/[\w./-]+\.ts):(\d+):(\d+)/g)]
  const frame = frames.find(([, path]) => path === importing) ?? frames.at(-1)
  if (!frame) return { file: importing, says }
  const [, file = importing, line, column] = frame
  return { file, line: Number(line), column: Number(column), says }
}
