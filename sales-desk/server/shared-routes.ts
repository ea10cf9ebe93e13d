import {
  addFileRequestSchema,
  largestFileRequest,
  removeFileRequestSchema,
  templateChangeSchema,
  type TeamFileList,
} from '../wire/changes.ts'
import { figuresCsvRequestSchema, figuresRequestSchema, type FiguresRequest } from '../wire/figures.ts'
import { salesDeskRoutes as at } from '../wire/sales-desk.ts'
import { deskSettingsSchema } from '../wire/desk-settings.ts'
import { readDeskSettings, writeDeskSettings } from '../../leads/store/desk-settings.ts'
import { byteOrderMark, csvHeaders } from '../../leads/web/csv.ts'
import { writeAudit } from './audit.ts'
import { deskApi, everybody, owner, savedFile, working } from './desk-api.ts'
import type { Desk } from './desk-context.ts'
import { figuresCsv, readFigures } from './figures.ts'
import { addFile, readFile, readFiles, removeFile } from './files.ts'
import { Refusal } from './refusal.ts'
import { readTeam } from './team.ts'
import { changeTemplate, readTemplates } from './templates.ts'

/** Shared by the whole team: templates, files for answers, figures, and business hours. */
export function sharedRoutes(desk: Desk) {
  const { sql } = desk.store
  const { routes, get, post } = deskApi(desk)

  get(at.templates, () => readTemplates(sql.read))
  post(at.templates, working, templateChangeSchema, async ({ c, member, body, now }) => {
    const isMade = await sql.transaction(async (query) => {
      const made = await changeTemplate(query, body, now)
      const audited = { member: member.id, action: 'template-changed', detail: body.what } as const
      if (made) await writeAudit(query, audited, now)
      return made
    })
    return c.json(await readTemplates(sql.read), isMade ? 200 : 409)
  })

  const files = async (): Promise<TeamFileList> => ({ files: await readFiles(sql.read) })
  get(at.files, files)
  post(
    at.files,
    working,
    addFileRequestSchema,
    async ({ body, now, logged }) => {
      await logged('file-added', async (query) => {
        await addFile(query, body, now)
        return { detail: body.name }
      })
      return files()
    },
    largestFileRequest,
  )
  post(at.fileRemove, working, removeFileRequestSchema, async ({ body: { id }, now, logged }) => {
    await logged('file-removed', async (query) => {
      const file = await readFile(query, id)
      await removeFile(query, id, now)
      return { detail: file?.name }
    })
    return files()
  })
  get(at.file(':id'), ({ c }) => savedFile(c, 'application/pdf', (id) => readFile(sql.read, id)))

  const figuresOf = async (request: FiguresRequest, now: Date) => {
    const { timeZone } = await readDeskSettings(sql.read)
    const figures = await readFigures(sql.read, request, { now, exceptFrom: desk.websiteAddress, timeZone })
    if (!figures) throw new Refusal(400, 'There are no such days')
    return figures
  }
  post(at.figures, everybody, figuresRequestSchema, ({ body, now }) => figuresOf(body, now))
  post(at.figuresCsv, working, figuresCsvRequestSchema, async ({ c, body: { table, ...days }, now, log }) => {
    const figures = await figuresOf(days, now)
    await log('leads-exported', { detail: table })
    const names = new Map((await readTeam(sql.read)).map(({ id, name }) => [id, name]))
    return c.body(byteOrderMark + figuresCsv(figures, table, names), 200, csvHeaders(table))
  })

  get(at.settings, () => readDeskSettings(sql.read))
  post(at.settings, owner, deskSettingsSchema, async ({ body, now, logged }) => {
    await logged('settings-changed', (query) => writeDeskSettings(query, body, now))
    return body
  })
  return routes
}
