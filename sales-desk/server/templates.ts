import type { ReplyTemplate, TemplateChange, TemplateList } from '../wire/changes.ts'
import type { Query, Row } from '../../leads/store/database.ts'

const mostTemplates = 200

/** The team's templates, by name. */
export async function readTemplates(query: Query): Promise<TemplateList> {
  const templates = await query<ReplyTemplate>`SELECT id, name, subject, body AS text, version
    FROM reply_templates ORDER BY lower(name), id`
  return { templates }
}

/**
 * Adds, edits or removes a template in the transaction that `query` belongs to. Returns whether it is done, now or by
 * an earlier attempt whose answer was lost: not if somebody else changed it meanwhile, or there is no room for more.
 */
export async function changeTemplate(query: Query, change: TemplateChange, now: Date): Promise<boolean> {
  if (await isAsWanted(query, change)) return true
  const rows = await changed(query, change, now)
  return rows.length > 0
}

async function isAsWanted(query: Query, change: TemplateChange): Promise<boolean> {
  if (change.what === 'remove') {
    return (await query`SELECT 1 FROM reply_templates WHERE id = ${change.id}`).length === 0
  }
  const { name, subject, text } = change
  const alike = await query`SELECT id FROM reply_templates
    WHERE name = ${name} AND subject = ${subject} AND body = ${text}`
  return alike.some(({ id }) => change.what === 'add' || Number(id) === change.id)
}

function changed(query: Query, change: TemplateChange, now: Date): Promise<Row[]> {
  if (change.what === 'remove') {
    return query`DELETE FROM reply_templates
      WHERE id = ${change.id} AND version = ${change.version} RETURNING id`
  }
  const { name, subject, text } = change
  if (change.what === 'add') {
    return query`INSERT INTO reply_templates (name, subject, body, version, updated_at)
      SELECT ${name}, ${subject}, ${text}, 1, CAST(${now} AS BIGINT)
      WHERE (SELECT count(*) FROM reply_templates) < ${mostTemplates} RETURNING id`
  }
  return query`UPDATE reply_templates
    SET name = ${name}, subject = ${subject}, body = ${text}, version = version + 1, updated_at = ${now}
    WHERE id = ${change.id} AND version = ${change.version} RETURNING id`
}
