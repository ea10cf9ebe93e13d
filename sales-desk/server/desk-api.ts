import { Hono } from 'hono'
import * as v from 'valibot'
import { cleanLine, withoutControls } from '../../common/lead/clean-text.ts'
import { roles, type Role, type TeamMember } from '../wire/team.ts'
import { type AuditAction } from '../wire/audit.ts'
import type { Query } from '../../leads/store/database.ts'
import { readBody } from '../../leads/web/read-body.ts'
import { writeAudit, type Audited } from './audit.ts'
import type { Desk, DeskContext, DeskEnv } from './desk-context.ts'
import { Refusal } from './refusal.ts'

type Details = Pick<Audited, 'reference' | 'detail'>

/** The input of a route of the desk's API. */
export interface Asked<Body = unknown> {
  c: DeskContext
  /** The member making the request. */
  member: TeamMember
  body: Body
  /** The lead in the address. */
  reference: string
  now: Date
  /** Does `work` and logs it for the member, in one transaction. Its return value is logged too, and returned. */
  logged: <T extends Details | void>(action: AuditAction, work: (query: Query) => Promise<T>) => Promise<T>
  /** Logs that the member did this. */
  log: (action: AuditAction, details?: Details) => Promise<void>
}

/** An object is sent as JSON; undefined is a 204. */
type Answer = Response | object | void

/** Who may: everybody on the team, those who work on leads, the owner. */
export const everybody = roles
export const working: readonly Role[] = ['owner', 'member']
export const owner: readonly Role[] = ['owner']

/** A request with an unused body. */
export const noBody = v.unknown()

/**
 * A part of the desk's API, for signed-in members: each address with its permission and body. A member without the
 * role, or a wrong body, is rejected before the work begins.
 */
export function deskApi({ store, now }: Desk) {
  const routes = new Hono<DeskEnv>()
  const asked = <Body>(c: DeskContext, body: Body): Asked<Body> => {
    const member = c.get('member')
    const at = now()
    const audit = (query: Query, action: AuditAction, { reference, detail }: Details = {}) =>
      writeAudit(query, { member: member.id, action, reference, detail }, at)
    return {
      c,
      member,
      body,
      reference: cleanLine(c.req.param('reference') ?? ''),
      now: at,
      logged: (action, work) =>
        store.sql.transaction(async (query) => {
          const done = await work(query)
          await audit(query, action, done ?? {})
          return done
        }),
      log: (action, details) => store.sql.transaction((query) => audit(query, action, details)),
    }
  }
  const send = (c: DeskContext, answer: Answer) => {
    if (answer === undefined) return c.body(null, 204)
    return answer instanceof Response ? answer : c.json(answer)
  }
  return {
    routes,
    get: (path: string, answer: (asked: Asked) => Answer | Promise<Answer>): void =>
      void routes.get(path, async (c) => send(c, await answer(asked(c, undefined)))),
    post: <Schema extends v.GenericSchema>(
      path: string,
      may: readonly Role[],
      takes: Schema,
      answer: (asked: Asked<v.InferOutput<Schema>>) => Answer | Promise<Answer>,
      largest?: number,
    ): void =>
      void routes.post(path, async (c) => {
        if (!may.includes(c.get('member').role)) throw new Refusal(403, 'Your role does not allow this')
        const body = takes === noBody ? undefined : await bodyOf(c, takes, largest)
        return send(c, await answer(asked(c, body)))
      }),
  }
}

const notUnderstood = 'The desk did not understand this. Please load the page again.'

/** The body of at most `largest` bytes, validated; throws a Refusal that says what is wrong with it. */
export async function bodyOf<Schema extends v.GenericSchema>(
  c: DeskContext,
  schema: Schema,
  largest?: number,
): Promise<v.InferOutput<Schema>> {
  const body = await readBody(c.req.raw, largest)
  if (!('text' in body)) throw new Refusal(413, 'This is too long')
  let given: unknown
  try {
    given = JSON.parse(body.text, (_key, value: unknown) =>
      // Ids and cursors as well: Postgres fails on a NUL anywhere.
      typeof value === 'string' ? withoutControls(value) : value,
    )
  } catch {
    throw new Refusal(400, notUnderstood)
  }
  // The library's own messages, which name types and lengths, are not for people.
  const checked = v.safeParse(schema, given, { message: notUnderstood })
  if (!checked.success) throw new Refusal(400, checked.issues[0].message)
  return checked.output
}

/**
 * Sends the file with the id in the address as a download: nothing of it is rendered or run at the desk's own address,
 * whatever it claims to be.
 */
export async function savedFile(
  c: DeskContext,
  type: string,
  read: (id: number) => Promise<{ name: string; content: Buffer<ArrayBuffer> } | undefined>,
): Promise<Response> {
  const id = Number(c.req.param('id'))
  const file = Number.isSafeInteger(id) ? await read(id) : undefined
  if (!file) throw new Refusal(404, 'This file is not there, or not any more')
  const name = encodeURIComponent(file.name).replaceAll("'", '%27')
  return c.body(file.content, 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  })
}
