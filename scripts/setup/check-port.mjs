import { createServer } from 'node:net'

/**
 * The address the lead desk will listen on, or undefined when PORT is not a plain port number: what is
 * wrong with it is for the lead desk to say.
 * @param {NodeJS.ProcessEnv} env
 */
export function listenAddress(env) {
  const text = env['PORT'] || '3000'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) return undefined
  return { host: env['HOST'] || '127.0.0.1', port }
}

/**
 * Whether another program listens on that address. Other troubles (no right to listen, unknown host)
 * are left to the lead desk, which reports them.
 * @param {{ host: string, port: number }} address
 * @returns {Promise<boolean>}
 */
export function isTaken({ host, port }) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) =>
      resolve(/** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE'),
    )
    probe.listen({ host, port }, () => probe.close(() => resolve(false)))
  })
}

/**
 * Ends the process with a plain message when the port is taken: better before a long build than after.
 * @param {NodeJS.ProcessEnv} env
 */
export async function checkPort(env) {
  const address = listenAddress(env)
  if (!address || !(await isTaken(address))) return
  const { port } = address
  const other = port === 65_535 ? port - 1 : port + 1
  console.error(
    `Port ${port} is taken. Stop the other program or set PORT, for example PORT=${other} npm start`,
  )
  process.exit(1)
}
