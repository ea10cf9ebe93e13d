import type { Role, TeamMember } from '../../sales-desk/wire/team.ts'
import { reachedAt, readEnv } from '../env.ts'
import { readLinkSecret } from '../newsletter/link-secret.ts'
import { inviteByLink } from '../../sales-desk/server/invite.ts'
import { likelyAddress } from '../../common/lead/likely-slip.ts'
import type { Store } from '../store/open-store.ts'
import { readReachedAt } from '../store/reached-at.ts'
import type { CommandOutput } from './write-output.ts'

/** Prints a link to the sales desk that works once, and reports the role of an existing member. */
export async function invite(
  store: Store,
  { email, role }: { email: string; role: Role | undefined },
  variables: Record<string, string | undefined>,
  { out, err }: CommandOutput,
): Promise<number> {
  const env = readEnv(variables)
  const origin = env.publicOrigin ?? (await readReachedAt(store.sql.read)) ?? reachedAt(env, env.port)
  const { link, member, roleBefore } = await inviteByLink(store.sql, {
    email,
    role,
    secret: env.newsletterSecret ?? readLinkSecret(env.dataDir),
    origin: origin ?? '',
    now: new Date(),
  })
  out(`${link}\n`)
  if (roleBefore) err(`${knownWords(member, roleBefore)}\n`)
  const meant = likelyAddress(email)
  if (meant !== undefined)
    err(`Did you mean ${meant}? Then give this link to nobody, and invite that address.\n`)
  err('This link lets one person in, once, within seven days. Give it to nobody else.\n')
  if (origin === undefined)
    err('Where the site is reached is not known: put its address before the link, or set PUBLIC_ORIGIN.\n')
  else if (env.publicOrigin === undefined)
    err(`It leads to ${origin}. If the site is reached elsewhere, set PUBLIC_ORIGIN.\n`)
  return 0
}

function knownWords({ email, role }: TeamMember, before: Role): string {
  return role === before
    ? `${email} is on the team already and stays ${role}.`
    : `${email} is on the team already. The role is changed from ${before} to ${role}.`
}
