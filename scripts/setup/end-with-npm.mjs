const lookEvery = 500

/**
 * Ends this process in its orderly way when npm is stopped by a signal. npm passes the signal to the shell
 * it runs the script in, and a shell does not pass it on: without this the server would live on unseen.
 * Does nothing when started without npm.
 */
export function endWithNpm() {
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, lookEvery)
  look.unref()
}
