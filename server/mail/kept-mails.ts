import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** What a mail is about, from the name of its file, also while the file is still being written. */
const subjectOf = (fileName: string) =>
  /^(?:[A-Z]+-\d+-\d+|held-\d+|newsletter-(?:[\w-]{22}|\d+))(?=[.-])/.exec(fileName)?.[0] ?? ''

/** Deletes the mail files about leads that were erased from the store. Returns how many. */
export async function deleteKeptMails(folder: string, mails: Iterable<string>): Promise<number> {
  const erased = new Set(mails)
  if (erased.size === 0) return 0
  const names = (await namesIn(folder)).filter((name) => erased.has(subjectOf(name)))
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
