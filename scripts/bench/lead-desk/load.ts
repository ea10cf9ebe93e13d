import { Agent, request } from 'node:http'

const sockets = 64

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
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const answers: Answer[] = []
  const start = performance.now()
  let number = 0
  const work = async () => {
    while (performance.now() - start < seconds * 1000) {
      const { path, json } = next(number++)
      answers.push(await call(agent, new URL(path, origin), json))
    }
  }
  await Promise.all(Array.from({ length: sockets }, work))
  const took = (performance.now() - start) / 1000
  agent.destroy()
  return { answers, perSecond: answers.length / took }
}

function call(agent: Agent, url: URL, json: string | undefined): Promise<Answer> {
  const start = performance.now()
  const headers =
    json === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json), Origin: url.origin }
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: json === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - start }),
      )
    })
    sent.on('error', reject)
    sent.end(json)
  })
}
