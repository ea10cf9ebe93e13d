import { Command, Option } from '@commander-js/extra-typings'
import { roles } from '../../lead/sales-desk-team.ts'
import { sampleReference } from '../leads/lead-reference.ts'
import type { DeskCommand } from './desk-command.ts'
import { readDay, readEmail, readLimit, readReference, readTime, states } from './option-values.ts'
import type { DeskOutput } from './write-output.ts'

const footnotes = `
npm run leads -- help <command> has the options of each.
Exit codes: 0 done, 1 not found or not in order, 2 wrong command line.`

const day = 'such as 2025-10-14, in Indian time'
const json = () => new Option('--format <format>', 'as JSON').choices(['json'] as const)
const file = () => new Option('--format <format>', 'as a file to keep').choices(['csv', 'json'] as const)
const out = () => new Option('--out <file>', 'write there, readable by you alone, instead of to the screen')
const since = () =>
  new Option('--since <day>', `leads from this day on, ${day}; or from a time with its zone`).argParser(
    readTime,
  )
const ofOneLead = [`<reference>`, `such as ${sampleReference}`, readReference] as const

/** A command with all but the data folder, which each of them has. */
type Typed<Command> = Command extends DeskCommand ? Omit<Command, 'dataDir'> : never

/**
 * The operator's commands with their options and their help. The one that is typed is handed to `run`. For help, and
 * where the words do not fit, the reader is told and a CommanderError thrown, whose exit code is 0 for help.
 */
export function deskProgram(
  defaultDataDir: string,
  output: Pick<DeskOutput, 'out' | 'err'>,
  run: (command: DeskCommand) => Promise<void>,
) {
  const desk = new Command('npm run leads --')
    .description('The operator’s desk. Works while the server runs.')
    .option(
      '--data <folder>',
      'the data folder; unless one is named, DATABASE_URL is read first',
      defaultDataDir,
    )
    .addHelpText('afterAll', footnotes)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: output.out, writeErr: output.err })
    .showHelpAfterError()
    .exitOverride()
  const take = (command: Typed<DeskCommand>) => run({ ...command, dataDir: desk.opts().data })

  desk.commandsGroup('Reading:')
  desk
    .command('list')
    .description('the newest leads')
    .addOption(
      new Option('--state <state>', 'only those in this state').choices(
        Object.keys(states) as (keyof typeof states)[],
      ),
    )
    .addOption(since())
    .addOption(new Option('--limit <number>', 'at most so many').argParser(readLimit).default(20))
    .addOption(json())
    .action(({ state, since: from, limit, format }) =>
      take({ name: 'list', state: state && states[state], since: from, limit, format }),
    )
  desk
    .command('show')
    .description('one lead and what became of it')
    .argument(...ofOneLead)
    .addOption(json())
    .action((reference, { format }) => take({ name: 'show', reference, format }))
  desk
    .command('export')
    .description('all leads')
    .addOption(file().makeOptionMandatory())
    .addOption(out())
    .addOption(since())
    .action(({ format, out: to, since: from }) => take({ name: 'export', format, out: to, since: from }))
  desk
    .command('subscribers')
    .description('who asked for the newsletter')
    .addOption(file())
    .addOption(out())
    .action(({ format, out: to }) => take({ name: 'subscribers', format, out: to }))
  desk
    .command('stats')
    .description('views, openings of the contact form and leads, counted by page and campaign')
    .option('--since <day>', `from this day on, ${day}`, readDay)
    .option('--until <day>', `to this day, ${day}`, readDay)
    .addOption(json())
    .action(({ since: from, until, format }) => take({ name: 'stats', since: from, until, format }))
  desk
    .command('person')
    .description('everything kept about one person, as JSON')
    .argument('<email>', 'the person’s address', readEmail)
    .addOption(out())
    .action((email, { out: to }) => take({ name: 'person', email, out: to }))

  desk.commandsGroup('Delivering:')
  desk
    .command('release')
    .description('let a lead held as suspected spam go to its destinations')
    .argument(...ofOneLead)
    .action((reference) => take({ name: 'release', reference }))
  for (const [name, description] of [
    ['retry', 'try what is waiting now, not at its next time'],
    ['replay', 'send again what stands in the dead letter'],
    ['dismiss', 'give up what failed or is refused: it was dealt with otherwise'],
  ] as const)
    desk
      .command(name)
      .description(description)
      .argument('[reference]', `such as ${sampleReference}`, readReference)
      .option('--all', 'every one')
      .action((reference, { all = false }, command) => {
        if (all === (reference !== undefined)) command.error(`error: ${name} takes a reference, or --all`)
        return take({ name, reference })
      })

  desk.commandsGroup('The sales team:')
  desk
    .command('invite')
    .description('print a link that lets somebody into the sales desk, once, within seven days')
    .argument('<email>', 'the person’s address', readEmail)
    .addOption(new Option('--role <role>', 'what they may do').choices(roles).default('owner' as const))
    .action((email, { role }) => take({ name: 'invite', email, role }))

  desk.commandsGroup('Keeping:')
  desk
    .command('erase')
    .description('erase everything about one person, for good')
    .argument('<email>', 'the person’s address', readEmail)
    .option('--yes', 'erase it; without this it is only shown', false)
    .action((email, { yes }) => take({ name: 'erase', email, confirmed: yes }))
  desk
    .command('erase-expired')
    .description('show what is older than RETENTION_DAYS; erase it by your word, for good')
    .option('--yes', 'erase it', false)
    .action(({ yes }) => take({ name: 'erase-expired', confirmed: yes }))
  desk
    .command('backup')
    .description('copy the store while the server runs, and check the copy')
    .requiredOption('--out <folder>', 'a new folder')
    .action(({ out: to }) => take({ name: 'backup', out: to }))
  desk
    .command('restore')
    .description('fill an empty Postgres from such a copy; a file store is put in place by hand')
    .requiredOption('--from <folder>', 'the copy')
    .action(({ from }) => take({ name: 'restore', from }))
  desk
    .command('check')
    .description('look whether the store is in order')
    .action(() => take({ name: 'check' }))
  desk
    .command('doctor')
    .description('read the settings, try mail server and webhooks, say what is wrong')
    .action(() => take({ name: 'doctor' }))
  return desk
}
