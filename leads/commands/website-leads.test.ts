import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'

test('deploy/website-leads has systemd run a command with the service’s settings, user and folder', () => {
  const programs = temporaryFolder()
  const program = (name: string, code: string) =>
    writeFileSync(path.join(programs, name), `#!/bin/sh\n${code}\n`, { mode: 0o755 })
  const unit = path.resolve('deploy/systemd/website.service')
  program('systemctl', `sed -n "s/^\${3#--property=}=//p" '${unit}'`)
  program('systemd-run', `printf '%s\\n' "$@"`)
  const out = execFileSync(path.resolve('deploy', 'website-leads'), ['invite', 'asha@our.example'], {
    env: { PATH: `${programs}:/usr/bin:/bin` },
    encoding: 'utf8',
  })
  const words = out.trim().split('\n')
  expect(words).toContain('--uid=website')
  expect(words).toContain('--working-directory=/srv/website')
  expect(words).toContain('--property=EnvironmentFile=/etc/website.env')
  expect(words).toContainEqual(
    expect.stringMatching(/^--property=Environment=HOST=.* DATA_DIR=\/var\/lib\/website /),
  )
  expect(words.slice(-4)).toEqual([
    '/srv/website/node_modules/.bin/node',
    'leads/commands/main.ts',
    'invite',
    'asha@our.example',
  ])
})
