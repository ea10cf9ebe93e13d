import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** Dovecot, as Debian installs it. */
export const imapServer = '/usr/sbin/dovecot'

/**
 * A real IMAP server, Dovecot, with one mailbox, on its own port. Mail is put into the mailbox as a mail server does:
 * as a Maildir file. Mailboxes must not belong to root, so a test run by root gives it to nobody.
 */
export async function startImapServer(isStarted = true) {
  const folder = mkdtempSync(path.join(tmpdir(), 'imap-'))
  chmodSync(folder, 0o755)
  const mailbox = path.join(folder, 'mail')
  for (const name of ['new', 'cur', 'tmp']) mkdirSync(path.join(mailbox, name), { recursive: true })
  const { uid, gid, username } = userInfo()
  const isRoot = uid === 0
  const group = execFileSync('id', ['-gn', isRoot ? 'nobody' : username], { encoding: 'utf8' }).trim()
  const own = () => isRoot && execFileSync('chown', ['-R', `nobody:${group}`, mailbox])
  own()
  const port = await freePort()
  const owner = isRoot ? 'nobody' : username
  writeFileSync(
    path.join(folder, 'conf'),
    `base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${owner}
default_login_user = ${owner}
default_internal_group = ${group}
mail_location = maildir:${mailbox}
first_valid_uid = 1
first_valid_gid = ${isRoot ? 1 : gid}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${owner} gid=${group} home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`,
  )
  let server: ReturnType<typeof spawn> | undefined
  const start = async () => {
    server = spawn(imapServer, ['-F', '-c', path.join(folder, 'conf')], { stdio: 'ignore' })
    for (;;) {
      const socket = connect(port, '127.0.0.1')
      const isOpen = await Promise.race([
        once(socket, 'connect').then(() => true),
        once(socket, 'error').then(() => false),
      ]).catch(() => false)
      socket.destroy()
      if (isOpen) return
      await wait(50)
    }
  }
  const stop = async () => {
    if (!server) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
    server = undefined
  }
  if (isStarted) await start()
  let mails = 0
  return {
    url: `imap://sales:secret@127.0.0.1:${port}`,
    port,
    start,
    stop,
    /** Delivers a mail. */
    put(mail: string | Uint8Array): void {
      mails += 1
      const name = `${Date.now()}.${mails}.test`
      writeFileSync(path.join(mailbox, 'tmp', name), mail)
      own()
      renameSync(path.join(mailbox, 'tmp', name), path.join(mailbox, 'new', name))
    },
    /** How many mails are marked as read, and how many are not. */
    seen() {
      const names = ['new', 'cur'].flatMap((part) => readdirSync(path.join(mailbox, part)))
      const read = names.filter((name) => /:2,[A-Z]*S/.test(name)).length
      return { read, unread: names.length - read }
    },
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
