import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Claim } from '../../store/lead-store.ts'
import type { Deliverer } from '../delivery-worker.ts'
import { leadMessage } from './lead-message.ts'
import type { MailAddress } from './lead-message.ts'

/** Keeps each mail as a file that any mail program opens, for a site that has no mail server yet. */
export function emlDeliverer(folder: string, from: MailAddress): Deliverer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    by: 'eml',
    deliver: async (claim) => {
      const { message } = await transport.sendMail(leadMessage(claim, from))
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not built in one piece')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(path.join(folder, emlName(claim)), message)
    },
  }
}

/** `OR-251014-0142.eml`; the mail to a second recipient is `OR-251014-0142-2.eml`. */
function emlName({ lead, position }: Claim): string {
  return `${lead.reference}${position > 1 ? `-${position}` : ''}.eml`
}

/** Writes beside the target, syncs and renames: the name never shows half a mail, not even after a power cut. */
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
}
