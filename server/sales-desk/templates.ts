import type { TemplateChange, TemplateList } from '../../lead/sales-desk-changes.ts'
import type { Query, Row } from '../store/database.ts'

const mostTemplates = 200

/** The team's templates, by name. */
export async function readTemplates(query: Query): Promise<TemplateList> {
  const rows = await query('SELECT * FROM reply_templates ORDER BY lower(name), id')
  return { templates: rows.map(toTemplate) }
}

/**
 * Adds, edits or removes a template in the transaction that `query` belongs to. Answers whether it was done: not when
 * somebody else changed it meanwhile, or there is no room for more.
 */
export async function changeTemplate(query: Query, change: TemplateChange, now: Date): Promise<boolean> {
  const rows = await changed(query, change, now)
  return rows.length > 0
}

function changed(query: Query, change: TemplateChange, now: Date): Promise<Row[]> {
  if (change.what === 'remove') {
    return query(
      'DELETE FROM reply_templates WHERE id = $1 AND version = $2 RETURNING id',
      change.id,
      change.version,
    )
  }
  const { name, subject, text } = change
  if (change.what === 'add') {
    return query(
      `INSERT INTO reply_templates (name, subject, body, version, updated_at)
       SELECT $1, $2, $3, 1, CAST($4 AS BIGINT) WHERE (SELECT count(*) FROM reply_templates) < ${mostTemplates}
       RETURNING id`,
      name,
      subject,
      text,
      now.getTime(),
    )
  }
  return query(
    `UPDATE reply_templates SET name = $3, subject = $4, body = $5, version = version + 1, updated_at = $6
     WHERE id = $1 AND version = $2 RETURNING id`,
    change.id,
    change.version,
    name,
    subject,
    text,
    now.getTime(),
  )
}

const toTemplate = (row: Row) => ({
  id: Number(row['id']),
  name: String(row['name']),
  subject: String(row['subject']),
  text: String(row['body']),
  version: Number(row['version']),
})
