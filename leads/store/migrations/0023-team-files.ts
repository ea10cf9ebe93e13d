import { alike, type Migration } from './migration.ts'

/** The team's files for answers. */
export const teamFiles: Migration = {
  number: 23,
  ...alike(
    ({ whole, id, strict, keyed }) => `
  CREATE TABLE team_files (
    id ${id},
    name TEXT NOT NULL,
    -- Of the file, in bytes.
    size ${whole} NOT NULL,
    -- In base64, which both databases take alike.
    content TEXT NOT NULL,
    added_at ${whole} NOT NULL,
    -- No longer offered, and kept as long as an answer has it.
    removed_at ${whole}
  )${strict};
  CREATE TABLE lead_answer_files (
    answer_id ${whole} NOT NULL REFERENCES lead_answers (id) ON DELETE CASCADE,
    file_id ${whole} NOT NULL REFERENCES team_files (id),
    PRIMARY KEY (answer_id, file_id)
  )${keyed};
  CREATE INDEX lead_answer_files_by_file ON lead_answer_files (file_id);
`,
  ),
}
