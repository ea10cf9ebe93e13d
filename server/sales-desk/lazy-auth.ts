import type { Auth, AuthOptions } from './auth.ts'

/** Signing in, loaded when it is first asked for: its library takes longer to load than the rest of the server. */
export function lazyAuth(options: AuthOptions): () => Promise<Auth> {
  let made: Promise<Auth> | undefined
  return () => (made ??= import('./auth.ts').then(({ createAuth }) => createAuth(options)))
}
