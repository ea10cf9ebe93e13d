import { expect, test } from 'vitest'
import { httpPeer } from '../testing/http-peer.ts'
import { slack, teams } from '../testing/receivers.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { runProgram } from './run-program.ts'

/** `doctor --send-test` with a Teams chat, a Slack one that is gone, and answers typed at the terminal. */
async function sendTest(...answers: string[]) {
  const shown = await httpPeer((_number, call) => teams(call))
  const gone = await httpPeer((_number, call) => ({ ...slack(call), status: 410 }))
  const asked: string[] = []
  let out = ''
  const ask = async (question: string) => {
    asked.push(question)
    return answers.shift() ?? ''
  }
  const variables = {
    DATA_DIR: temporaryFolder(),
    WEBHOOK_TEAMS_URL: shown.origin,
    WEBHOOK_TEAMS_FORMAT: 'teams',
    WEBHOOK_GONE_URL: gone.origin,
    WEBHOOK_GONE_FORMAT: 'slack',
  }
  const print = {
    out: (text: string) => (out += text),
    err: () => undefined,
    isTerminal: true,
    ...(answers.length > 0 && { ask }),
  }
  const code = await runProgram(['doctor', '--send-test'], variables, print)
  const posts = shown.received.filter(({ method }) => method === 'POST')
  return { code, lines: out.split('\n').filter((line) => / test /i.test(line)), asked, posts }
}

test('the doctor sends a test to each webhook, and trusts the person who looks, not the response', async () => {
  const seen = await sendTest('y')
  expect(seen.posts).toHaveLength(1)
  expect(seen.posts[0]?.body).toContain('this is a test of the lead desk')
  expect(seen.asked).toEqual([expect.stringMatching(/^Sent to webhook teams at .* Is there a message/)])
  expect(seen.lines).toEqual([
    expect.stringMatching(/^wrong +The test to webhook gone .* was not taken: Answered with status 410/),
    expect.stringMatching(/^ok +The test appeared at webhook teams/),
  ])
  const unseen = await sendTest('n')
  expect(unseen.code).toBe(1)
  expect(unseen.lines[1]).toMatch(/^wrong +The test did not appear at webhook teams .*, though it was taken/)
})

test('without an interactive terminal, the doctor says what to look for', async () => {
  const { lines } = await sendTest()
  expect(lines[1]).toMatch(/^note +A test was sent to webhook teams .* Look whether there is a message/)
})
