#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

// What Playwright starts as its Firefox: the system's, whose path is in FIREFOX, with one command answered in its
// place. Playwright sends it for each context, and Debian's Firefox 153 does not support it yet. It sets a visitor's
// preferred colours, which the tests leave to the system. Once Debian's Firefox supports it, delete this file.
const answeredHere = 'emulation.setMediaFeaturesOverride'
const announcement = 'WebDriver BiDi listening on '

const firefox = spawn(process.env['FIREFOX'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
createInterface(firefox.stderr).on('line', (line) => {
  if (line.startsWith(announcement)) relayTo(line.slice(announcement.length))
  else console.error(line)
})

/** @param {string} origin where Firefox listens */
function relayTo(origin) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(origin + url)
    /** @type {Promise<void>} Each message in its turn, the first when Firefox is ready. */
    let sent = new Promise((resolve) => void browser.once('open', () => resolve()))
    playwright.on('message', (/** @type {Buffer} */ data) => {
      const text = data.toString()
      const { id, method } = JSON.parse(text)
      if (method === answeredHere) playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
      else sent = sent.then(() => browser.send(text))
    })
    browser.on('message', (/** @type {Buffer} */ data) => playwright.send(data.toString()))
    playwright.on('close', () => browser.close())
    browser.on('close', () => playwright.close())
  })
  server.on('listening', () => {
    const { port } = server.address()
    console.error(`${announcement}ws://127.0.0.1:${port}`)
  })
}
