import type { Query } from './database.ts'
import { readSetting, writeSetting } from './team-settings.ts'

/** Keeps where the server is reached, for the operator's commands: their shell need not have its settings. */
export const keepReachedAt = (query: Query, origin = '') => writeSetting(query, 'reached-at', origin)

/** Where the server was reached when it last started; undefined where it did not know, or has not started since. */
export const readReachedAt = async (query: Query) => (await readSetting(query, 'reached-at')) || undefined
