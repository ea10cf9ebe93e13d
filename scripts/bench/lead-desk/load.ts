import { Connection } from './connection.ts'

const connections = 64

export interface Answer {
  status: number
  milliseconds: number
}

export interface Load {
  answers: Answer[]
  perSecond: number
}

/** Keeps 64 connections busy for so many seconds; `next` gives the path of each call, and its JSON body if any. */
export async function load(
  origin: string,
  seconds: number,
  next: (number: number) => { path: string; json?: string },
): Promise<Load> {
  const url = new URL(origin)
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(url)))
  const answers: Answer[] = []
  const start = performance.now()
  let number = 0
  const work = async (connection: Connection) => {
    while (performance.now() - start < seconds * 1000) {
      const { path, json } = next(number++)
      const sent = performance.now()
      const status = await connection.call(requestText(url, path, json))
      answers.push({ status, milliseconds: performance.now() - sent })
    }
  }
  await Promise.all(open.map(work))
  const took = (performance.now() - start) / 1000
  for (const connection of open) connection.close()
  return { answers, perSecond: answers.length / took }
}

function requestText({ host, origin }: URL, path: string, json: string | undefined): string {
  if (json === undefined) return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  const length = Buffer.byteLength(json)
  return `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${json}`
}
