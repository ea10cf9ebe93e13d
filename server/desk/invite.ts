import { readEnv } from '../env.ts'
import { readLinkSecret } from '../newsletter/link-secret.ts'
import { inviteByLink } from '../sales-desk/invite.ts'
import type { Role } from '../../lead/sales-desk-team.ts'
import type { Store } from '../store/open-store.ts'
import type { DeskOutput } from './write-output.ts'

/** Prints a link to the sales desk that works once. */
export async function invite(
  store: Store,
  { email, role }: { email: string; role: Role },
  variables: Record<string, string | undefined>,
  output: DeskOutput,
): Promise<number> {
  const env = readEnv(variables)
  const link = await inviteByLink(store.sql, {
    email,
    role,
    secret: env.newsletterSecret ?? readLinkSecret(env.dataDir),
    // Browsers allow passkeys at this name on the same machine.
    origin: env.publicOrigin ?? `http://localhost:${env.port}`,
    now: new Date(),
  })
  output.out(`${link}\n`)
  output.err('This link lets one person in, once, within seven days. Give it to nobody else.\n')
  return 0
}
