import { newsletterPath } from '../../site/content/newsletter-pages.ts'
import { reachedAt, readEnv } from '../env.ts'
import { readLinkSecret } from '../newsletter/link-secret.ts'
import { linkTokens } from '../newsletter/link-tokens.ts'
import type { Store } from '../store/open-store.ts'
import { readReachedAt } from '../store/reached-at.ts'

/**
 * Makes the link at which a subscriber leaves, the same as in our own mails; undefined where the site's address is not
 * known. Throws an EnvError when the settings are wrong.
 */
export async function unsubscribeLinks(store: Store, variables: Record<string, string | undefined>) {
  const env = readEnv(variables)
  const origin = env.publicOrigin ?? (await readReachedAt(store.sql.read)) ?? reachedAt(env, env.port)
  if (origin === undefined) return undefined
  const tokens = linkTokens(env.newsletterSecret ?? readLinkSecret(env.dataDir))
  return (uid: string) => `${origin}${newsletterPath('unsubscribe')}?token=${tokens.unsubscribe(uid)}`
}
