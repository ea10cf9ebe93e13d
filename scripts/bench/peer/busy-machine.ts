import { spawn } from 'node:child_process'

/** How many processes spin. */
const spinning = 2

/** Ends by itself when its parent is gone: a benchmark that is killed must not leave a machine busy for ever. */
const spin = `
const parent = process.ppid
while (process.ppid === parent) for (let turn = 0; turn < 1e8; turn += 1);
`

/** Keeps the machine busy with processes that spin, until it is disposed of. */
export function busyMachine(): Disposable {
  const children = Array.from({ length: spinning }, () =>
    spawn(process.execPath, ['--eval', spin], { stdio: 'ignore' }),
  )
  return {
    [Symbol.dispose]: () => {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}
