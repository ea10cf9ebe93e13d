import type { Query } from './database.ts'

/** Texts that the owner, or the server at its start, has set: JSON but for the address. */
type SettingName = 'hours' | 'event-webhooks' | 'reached-at'

/** What is set under this name; undefined where nothing is. */
export async function readSetting(query: Query, name: SettingName): Promise<string | undefined> {
  const [row] = await query<{ value: string }>`SELECT value FROM team_settings WHERE name = ${name}`
  return row?.value
}

/** Sets it. */
export async function writeSetting(query: Query, name: SettingName, value: string): Promise<void> {
  await query`INSERT INTO team_settings (name, value) VALUES (${name}, ${value})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`
}
