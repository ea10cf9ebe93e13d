import { Command, Option } from '@commander-js/extra-typings'
import { roles } from '../../sales-desk/wire/team.ts'
import { defaultSiteDir } from '../env.ts'
import { buildInWords, readRunningBuild } from '../running-build.ts'
import { sampleReference } from '../store/lead-reference.ts'
import { changeLeads, type changes } from './change-leads.ts'
import type { CommandRun } from './command-run.ts'
import { doctor } from './doctor.ts'
import { clearEarlier, eraseExpired, erasePerson } from './erase.ts'
import { exportLeads } from './export-leads.ts'
import { invite } from './invite.ts'
import { backUpStore, checkStore, restoreStore } from './keep-store.ts'
import { listLeads } from './list-leads.ts'
import { listSubscribers, unsubscribeLinks, writePerson } from './list-subscribers.ts'
import {
  readDay,
  readEmail,
  readLimit,
  readPerson,
  readReference,
  readTime,
  states,
} from './option-values.ts'
import { fillSampleStore } from './fill-sample-store.ts'
import { showLead } from './show-lead.ts'
import { showStats } from './stats.ts'

const footnotes = `
npm run leads -- help <command> has the options of each.
Settings are the environment's, then those of .env; npm run leads -- --env <file> … reads another file.
Exit codes: 0 done, 1 not found or not in order, 2 wrong command line.`

const day = 'such as 2025-10-14, in Indian time'
const json = () => new Option('--format <format>', 'as JSON').choices(['json'] as const)
const file = () => new Option('--format <format>', 'as a file to keep').choices(['csv', 'json'] as const)
const out = () => new Option('--out <file>', 'write there, readable by you alone, instead of to the screen')
const since = () =>
  new Option('--since <day>', `leads from this day on, ${day}; or from a time with its zone`).argParser(
    readTime,
  )
const ofPerson = 'the person’s address, or the phone number of who left none'
const ofOneLead = [`<reference>`, `such as ${sampleReference}`, readReference] as const

/**
 * The operator's commands with their options and help. Runs the one on the command line. For help, and for a wrong
 * command line, it prints the text and throws a CommanderError, whose exit code is 0 for help.
 */
export function commandsProgram(run: CommandRun) {
  const { output } = run
  const program = new Command('npm run leads --')
    .description('Commands of the operator. They work while the server runs.')
    .option(
      '--data <folder>',
      'the data folder; unless one is named, DATABASE_URL is read first',
      run.dataDir,
    )
    .version(
      buildInWords(readRunningBuild(run.variables['SITE_DIR'] || defaultSiteDir)),
      '--version',
      'which build this is',
    )
    .hook('preAction', () => void (run.dataDir = program.opts().data))
    .addHelpText('afterAll', footnotes)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: output.out, writeErr: output.err })
    .showHelpAfterError()
    .exitOverride()

  program.commandsGroup('Reading:')
  program
    .command('list')
    .description('the newest leads')
    .addOption(
      new Option('--state <state>', 'only those in this state').choices(
        Object.keys(states) as (keyof typeof states)[],
      ),
    )
    .addOption(since())
    .addOption(new Option('--limit <number>', 'at most this many').argParser(readLimit).default(20))
    .addOption(json())
    .action(({ state, format, ...filter }) =>
      run.reading((store) => listLeads(store, { ...filter, state: state && states[state] }, format, output)),
    )
  program
    .command('show')
    .description('one lead and what became of it')
    .argument(...ofOneLead)
    .addOption(json())
    .action((reference, { format }) => run.reading((store) => showLead(store, reference, format, output)))
  program
    .command('export')
    .description('all leads')
    .addOption(file().makeOptionMandatory())
    .addOption(out())
    .addOption(since())
    .action((options) => run.reading((store) => exportLeads(store, options, output)))
  program
    .command('subscribers')
    .description('who asked for the newsletter')
    .addOption(file())
    .addOption(out())
    .action((options) =>
      run.reading(async (store) => {
        // The list on the screen needs none of the settings.
        const links = options.format && (await unsubscribeLinks(store, run.variables))
        return listSubscribers(store, { ...options, unsubscribeLink: links }, output)
      }),
    )
  program
    .command('stats')
    .description('views, openings of the contact form and leads, counted by page and campaign')
    .option('--since <day>', `from this day on, ${day}`, readDay)
    .option('--until <day>', `to this day, ${day}`, readDay)
    .addOption(json())
    .action(({ format, ...days }) => run.reading((store) => showStats(store, days, format, output)))
  program
    .command('person')
    .description('everything kept about one person, as JSON')
    .argument('<email>', ofPerson, readPerson)
    .addOption(out())
    .action((email, { out: to }) => run.reading((store) => writePerson(store, email, to, output)))

  const change = (name: keyof typeof changes, reference: string | undefined) =>
    run.writing(async (place) => {
      const exitCode = await changeLeads(place.store, name, reference, output)
      await clearEarlier(place, output)
      return exitCode
    })
  program.commandsGroup('Delivering:')
  program
    .command('release')
    .description('let a lead held as suspected spam go to its destinations')
    .argument(...ofOneLead)
    .action((reference) => change('release', reference))
  for (const [name, description] of [
    ['retry', 'try what is waiting now, not at its next time'],
    ['replay', 'send dead letters again'],
    ['dismiss', 'give up what failed or is refused, because it was handled otherwise'],
  ] as const)
    program
      .command(name)
      .description(description)
      .argument('[reference]', `such as ${sampleReference}`, readReference)
      .option('--all', 'every one')
      .action((reference, { all = false }, command) => {
        if (all === (reference !== undefined)) command.error(`error: ${name} takes a reference, or --all`)
        return change(name, reference)
      })

  program.commandsGroup('The sales team:')
  program
    .command('invite')
    .description('print a link that lets somebody into the sales desk, once, within seven days')
    .argument('<email>', 'the person’s address', readEmail)
    .addOption(
      new Option(
        '--role <role>',
        'what they may do (a new person: owner); changes the role of who is on the team',
      ).choices(roles),
    )
    .action((email, { role }) =>
      run.writing(({ store }) => invite(store, { email, role }, run.variables, output)),
    )

  program.commandsGroup('Keeping:')
  program
    .command('erase')
    .description('erase everything about one person, for good')
    .argument('<email>', ofPerson, readPerson)
    .option('--yes', 'erase it; without this it is only shown', false)
    .action((email, { yes }) => run.writing((place) => erasePerson(place, email, yes, output)))
  program
    .command('erase-expired')
    .description('show what is older than RETENTION_DAYS; erase it once you confirm, for good')
    .option('--yes', 'erase it', false)
    .action(({ yes }) => run.writing((place) => eraseExpired(place, yes, output)))
  program
    .command('backup')
    .description('copy the store while the server runs, and check the copy')
    .requiredOption('--out <folder>', 'a new folder')
    .action(({ out: to }) => run.existing((place) => backUpStore(place, to, output)))
  program
    .command('restore')
    .description('fill an empty Postgres from such a copy; a file store is put in place by hand')
    .requiredOption('--from <folder>', 'the copy')
    .action(({ from }) => run.offline((place) => restoreStore(place, from, output)))
  program
    .command('check')
    .description('check whether the store is in order')
    .action(() => run.reading((store, place) => checkStore(store, place, output)))
  program
    .command('sample')
    .description('fill a store of its own with invented leads and open the sales desk on it')
    .action(() => run.sample((place) => fillSampleStore(place, run.dataDir, output)))
  program
    .command('doctor')
    .description('read the settings, try mail server and webhooks, say what is wrong')
    .option('--send-test', 'send a test to each webhook, and ask whether it appeared', false)
    .action((options) => run.offline(() => doctor(run.variables, output, options)))
  return program
}
