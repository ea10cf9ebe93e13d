import { largestFile, type TeamFile } from '../wire/changes.ts'
import type { Query } from '../../leads/store/database.ts'
import { newRow } from '../../leads/store/sql.ts'
import { Refusal } from './refusal.ts'

const mostFiles = 30

/** The team's files, by name. */
export const readFiles = (query: Query) =>
  query<TeamFile>`SELECT id, name, size FROM team_files WHERE removed_at IS NULL ORDER BY lower(name), id`

/** Adds a PDF, given in base64. Throws a Refusal for anything else, if it is too large, or without room. */
export async function addFile(query: Query, { name, content }: { name: string; content: string }, now: Date) {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > largestFile) throw new Refusal(413, 'A file holds at most 5 MB')
  // Some programs write a few bytes before it.
  if (!bytes.subarray(0, 1024).includes('%PDF-')) throw new Refusal(400, 'This is no PDF')
  if ((await readFiles(query)).length >= mostFiles)
    throw new Refusal(400, `There is room for ${mostFiles} files: remove one first`)
  const named = /\.pdf$/i.test(name) ? name : `${name}.pdf`
  await query`INSERT INTO team_files ${newRow({
    name: named.replaceAll(/[/\\]/g, '-'),
    size: bytes.length,
    content: bytes.toString('base64'),
    added_at: now,
  })}`
}

/** Takes a file off the list. It is kept as long as an answer has it, whose mail may still be on its way. */
export async function removeFile(query: Query, id: number, now: Date): Promise<void> {
  await query`UPDATE team_files SET removed_at = ${now} WHERE id = ${id} AND removed_at IS NULL`
  await query`DELETE FROM team_files WHERE removed_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM lead_answer_files WHERE file_id = team_files.id)`
}

/** A file with its content; undefined if the id is unknown. */
export async function readFile(query: Query, id: number) {
  const [file] = await query<{ name: string; content: string }>`SELECT name, content FROM team_files
    WHERE id = ${id}`
  return file && { name: file.name, content: Buffer.from(file.content, 'base64') }
}
