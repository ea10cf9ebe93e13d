import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Subject of a mail, from the name of its file, even while the file is still being written. */
const subjectOf = (fileName: string) =>
  /^(?:[A-Z]+-\d+-\d+|held-\d+|newsletter-(?:[\w-]{22}|\d+))(?=[.-])/.exec(fileName)?.[0] ?? ''

/** Deletes mail files about erased leads. Returns how many. */
export async function deleteKeptMails(folder: string, mails: Iterable<string>): Promise<number> {
  const erased = new Set(mails)
  if (erased.size === 0 || !existsSync(folder)) return 0
  const names = (await readdir(folder)).filter((name) => erased.has(subjectOf(name)))
  for (const name of names) await rm(path.join(folder, name), { force: true })
  return names.length
}
