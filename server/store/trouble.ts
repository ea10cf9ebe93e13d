import type { Database } from './database.ts'
import { destinationSql } from './destination-sql.ts'

/** What keeps leads from getting where they should. Mails to addresses that visitors typed are left out. */
export interface Trouble {
  /** Deliveries in the dead letter that nobody has put aside. */
  dead: number
  /** Deliveries that the other side does not want, and that are tried again. */
  refused: number
  /** Deliveries that have waited since before the time asked about. */
  late: number
  /** How many deliveries are being tried again, by their destination: `mail`, `webhook crm`. */
  retrying: ReadonlyMap<string, number>
}

const ours = `${destinationSql} <> 'visitor mail'`

/** Looks for deliveries that failed, and for those queued before `lateBefore` that still wait. */
export async function readTrouble({ read }: Database, lateBefore: Date): Promise<Trouble> {
  const [dead, refused, late, retrying] = await Promise.all([
    read(`SELECT count(*) AS number FROM outbox WHERE state = 'dead' AND dismissed_at IS NULL AND ${ours}`),
    read(
      `SELECT count(*) AS number FROM outbox WHERE state = 'waiting' AND refused_at IS NOT NULL AND ${ours}`,
    ),
    read(
      `SELECT count(*) AS number FROM outbox WHERE state = 'waiting' AND queued_at < $1 AND ${ours}`,
      lateBefore.getTime(),
    ),
    read(
      `SELECT ${destinationSql} AS destination, count(*) AS number FROM outbox
       WHERE state = 'waiting' AND attempts > 0 AND last_error IS NOT NULL
       GROUP BY ${destinationSql} ORDER BY 1`,
    ),
  ])
  return {
    dead: Number(dead[0]?.['number']),
    refused: Number(refused[0]?.['number']),
    late: Number(late[0]?.['number']),
    retrying: new Map(retrying.map((row) => [String(row['destination']), Number(row['number'])])),
  }
}
