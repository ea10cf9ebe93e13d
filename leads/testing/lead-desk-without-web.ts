import { readEnv } from '../env.ts'
import { acceptLead } from '../leads/accept-lead.ts'
import { leadDestinations } from '../leads/lead-destinations.ts'
import { emlSender } from '../mail/eml-sender.ts'
import { smtpSender } from '../mail/smtp-sender.ts'
import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import { sampleLead } from './sample-lead.ts'
import { startWorker } from './start-worker.ts'
import { temporaryStore } from './temporary-store.ts'

/** The lead that `accept` takes unless told otherwise. */
export const details = {
  ...sampleLead,
  email: 'Nandini.R@kaveribank.example',
  company: 'Kaveri & Sons',
  message: 'Evenings are <the> problem.',
}

/** A lead desk without its web side, set up as an operator would: by the environment. */
export function leadDeskWithoutWeb(
  variables: Record<string, string>,
  mail: { port: number } | { folder: string },
  store = temporaryStore(),
  now = () => new Date(),
) {
  const env = readEnv({ LEAD_RECIPIENTS: 'sales@our.example', ...variables })
  const sender =
    'port' in mail ? smtpSender({ host: '127.0.0.1', secure: false, ...mail }) : emlSender(mail.folder)
  const options = { sender, from: env.mailFrom, answerLimit: 500, ...env.destinations }
  const { worker } = startWorker(store, options, { alerts: env.destinations.alerts, now })
  const accept = (lead: Partial<LeadDetails> = {}) => {
    const whole = { ...details, ...lead }
    const destinations = leadDestinations(whole, env.recipients, env.destinations)
    return acceptLead(store, whole, destinations, new Date()).finally(() => worker.wake())
  }
  const deliveries = async () =>
    (await store.list({}))[0]?.deliveries.map(({ destination, state }) => [destination.kind, state])
  return { store, worker, accept, deliveries }
}
