import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import type { Role } from '../../sales-desk/wire/team.ts'
import { compileCache } from '../../leads/testing/start-server.ts'
import type { LeadDesk } from './lead-desk.ts'

interface StoredLead extends LeadDetails {
  reference: string
}

interface StoredSubscriber {
  email: string
  state: string
  page: string
  consent_version: string
}

/** The output of `npm run leads -- …`, run alongside a lead desk with its settings. */
export async function operate(leadDesk: LeadDesk, ...words: string[]): Promise<string> {
  const { PATH } = process.env
  const { port, dataDir, env } = leadDesk
  const { stdout } = await promisify(execFile)(process.execPath, ['leads/commands/main.ts', ...words], {
    env: { PATH, PORT: String(port), DATA_DIR: dataDir, NODE_COMPILE_CACHE: compileCache, ...env },
  })
  return stdout.trim()
}

export const storedLeads = async (leadDesk: LeadDesk) =>
  JSON.parse(await operate(leadDesk, 'export', '--format', 'json')) as StoredLead[]

export const storedSubscribers = async (leadDesk: LeadDesk) =>
  JSON.parse(await operate(leadDesk, 'subscribers', '--format', 'json')) as StoredSubscriber[]

/** The state of each stored subscriber. */
export const subscriberStates = async (leadDesk: LeadDesk) =>
  (await storedSubscribers(leadDesk)).map(({ state }) => state)

/** The link with which a new member signs in to the sales desk. */
export const invitationFor = (leadDesk: LeadDesk, email: string, role: Role) =>
  operate(leadDesk, 'invite', email, '--role', role)
