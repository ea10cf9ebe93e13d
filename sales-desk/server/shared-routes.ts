import { Hono } from 'hono'
import { templateChangeSchema } from '../wire/changes.ts'
import { figuresCsvRequestSchema, figuresRequestSchema, type FiguresRequest } from '../wire/figures.ts'
import { salesDeskRoutes } from '../wire/sales-desk.ts'
import { deskSettingsSchema } from '../wire/team.ts'
import { readDeskSettings, writeDeskSettings } from '../../leads/store/desk-settings.ts'
import { byteOrderMark, csvHeaders } from '../../leads/web/csv.ts'
import { writeAudit } from './audit.ts'
import { bodyOf, requireRole, type Desk, type DeskEnv } from './desk-context.ts'
import { Refusal } from './refusal.ts'
import { figuresCsv, readFigures } from './figures.ts'
import { readTeam } from './team.ts'
import { changeTemplate, readTemplates } from './templates.ts'

/** What the whole team has in common: templates, figures, and which hours count. */
export function sharedRoutes({ store, websiteAddress, now }: Desk): Hono<DeskEnv> {
  const { sql } = store
  const routes = new Hono<DeskEnv>()

  routes.get(salesDeskRoutes.templates, async (c) => c.json(await readTemplates(sql.read)))
  routes.post(salesDeskRoutes.templates, async (c) => {
    const member = requireRole(c, 'owner', 'member')
    const change = await bodyOf(c, templateChangeSchema)
    const isFirst = await sql.transaction(async (query) => {
      const made = await changeTemplate(query, change, now())
      if (made) {
        await writeAudit(query, { member: member.id, action: 'template-changed', detail: change.what }, now())
      }
      return made
    })
    return c.json(await readTemplates(sql.read), isFirst ? 200 : 409)
  })

  const figuresOf = async (request: FiguresRequest) => {
    const { timeZone } = await readDeskSettings(sql.read)
    const options = { now: now(), exceptFrom: websiteAddress, timeZone }
    const figures = await readFigures(sql.read, request, options)
    if (!figures) throw new Refusal(400, 'There are no such days')
    return figures
  }
  routes.post(salesDeskRoutes.figures, async (c) =>
    c.json(await figuresOf(await bodyOf(c, figuresRequestSchema))),
  )
  routes.post(salesDeskRoutes.figuresCsv, async (c) => {
    const member = requireRole(c, 'owner', 'member')
    const { table, ...days } = await bodyOf(c, figuresCsvRequestSchema)
    const figures = await figuresOf(days)
    await sql.transaction((query) =>
      writeAudit(query, { member: member.id, action: 'leads-exported', detail: table }, now()),
    )
    const team = await readTeam(sql.read)
    const nameOf = new Map(team.map(({ id, name }) => [id, name]))
    const csv = figuresCsv(figures, table, (uid) => nameOf.get(uid) ?? '')
    return c.body(byteOrderMark + csv, 200, csvHeaders(table))
  })

  routes.get(salesDeskRoutes.settings, async (c) => c.json(await readDeskSettings(sql.read)))
  routes.post(salesDeskRoutes.settings, async (c) => {
    const owner = requireRole(c, 'owner')
    const settings = await bodyOf(c, deskSettingsSchema)
    await sql.transaction(async (query) => {
      await writeDeskSettings(query, settings, now())
      await writeAudit(query, { member: owner.id, action: 'settings-changed' }, now())
    })
    return c.json(settings)
  })
  return routes
}
