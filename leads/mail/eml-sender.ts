import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailSender } from './mail-sender.ts'

/** Stores each mail as a file that any mail program opens, for a site without a mail server. */
export function emlSender(folder: string): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    leaves: 'kept',
    send: async (mail, name) => {
      const { message } = await transport.sendMail(mail)
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not built in one piece')
      const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined
      if (isNew) await syncFolder(path.dirname(folder))
      await writeWhole(path.join(folder, `${name}.eml`), message)
    },
  }
}

/** Writes to a temporary file, syncs and renames: after a power cut the mail is complete or absent. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.tmp`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
  await syncFolder(path.dirname(file))
}

/** Asynchronously, so as not to block the server. Skipped on platforms that cannot open a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
