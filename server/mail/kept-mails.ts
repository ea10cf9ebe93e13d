import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Erased } from '../store/person-store.ts'

/** Deletes the mails kept as files about what was erased from the store. Answers how many. */
export async function deleteKeptMails(
  folder: string,
  { references, newsletterMails }: Erased,
): Promise<number> {
  const leads = new Set(references)
  const newsletters = new Set(newsletterMails.map((id) => `newsletter-${id}.eml`))
  const names = (await namesIn(folder)).filter(
    (name) => newsletters.has(name) || leads.has(/^[A-Z]+-\d+-\d+(?=[.-])/.exec(name)?.[0] ?? ''),
  )
  for (const name of names) await rm(path.join(folder, name), { force: true })
  return names.length
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
