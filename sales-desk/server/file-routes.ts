import { Hono } from 'hono'
import {
  addFileRequestSchema,
  largestFileRequest,
  removeFileRequestSchema,
  type TeamFileList,
} from '../wire/changes.ts'
import { salesDeskRoutes } from '../wire/sales-desk.ts'
import { writeAudit } from './audit.ts'
import { bodyOf, requireRole, type Desk, type DeskEnv } from './desk-context.ts'
import { addFile, readFile, readFiles, removeFile } from './files.ts'
import { Refusal } from './refusal.ts'

/** The team's PDFs that go with answers. */
export function fileRoutes({ store, now }: Desk): Hono<DeskEnv> {
  const { sql } = store
  const routes = new Hono<DeskEnv>()
  const list = async (): Promise<TeamFileList> => ({ files: await readFiles(sql.read) })

  routes.get(salesDeskRoutes.files, async (c) => c.json(await list()))
  routes.post(salesDeskRoutes.files, async (c) => {
    const member = requireRole(c, 'owner', 'member')
    const file = await bodyOf(c, addFileRequestSchema, largestFileRequest)
    await sql.transaction(async (query) => {
      await addFile(query, file, now())
      await writeAudit(query, { member: member.id, action: 'file-added', detail: file.name }, now())
    })
    return c.json(await list())
  })
  routes.post(salesDeskRoutes.fileRemove, async (c) => {
    const member = requireRole(c, 'owner', 'member')
    const { id } = await bodyOf(c, removeFileRequestSchema)
    await sql.transaction(async (query) => {
      const file = await readFile(query, id)
      await removeFile(query, id, now())
      await writeAudit(query, { member: member.id, action: 'file-removed', detail: file?.name ?? '' }, now())
    })
    return c.json(await list())
  })
  routes.get(salesDeskRoutes.file(':id'), async (c) => {
    const id = Number(c.req.param('id'))
    const file = Number.isSafeInteger(id) ? await readFile(sql.read, id) : undefined
    if (!file) throw new Refusal(404, 'This file is not there, or not any more')
    const name = `filename*=UTF-8''${encodeURIComponent(file.name).replaceAll("'", '%27')}`
    return c.body(file.content, 200, {
      'Content-Type': 'application/pdf',
      // Saved, never drawn at the desk's own address.
      'Content-Disposition': `attachment; ${name}`,
    })
  })
  return routes
}
