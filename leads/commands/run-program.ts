import { CommanderError } from '@commander-js/extra-typings'
import { CommandRun } from './command-run.ts'
import { commandsProgram } from './program.ts'
import type { CommandOutput } from './write-output.ts'

/**
 * Runs one of the operator's commands and returns its exit code: 0 success, 1 not found or a problem, 2 not understood.
 */
export async function runProgram(
  argv: string[],
  variables: Record<string, string | undefined>,
  given: CommandOutput,
): Promise<number> {
  const output = { ...given, out: (text: string) => given.out(printable(text)) }
  const run = new CommandRun(variables, output)
  try {
    await commandsProgram(run).parseAsync(argv.length > 0 ? argv : ['help'], { from: 'user' })
    return run.exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    output.err(printable(`${error instanceof Error ? error.message : String(error)}\n`))
    return 1
  }
}

/** Characters that take over a terminal, or reorder the text around them. Allowed: tabs and line ends. */
const commands = /(?![\n\t]|\r\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** Text from outside made safe for a terminal: mail servers and visitors write into it. */
const printable = (text: string) => text.replace(commands, '')
