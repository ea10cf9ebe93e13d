const lookEvery = 500

/**
 * Stops this process in order when npm is stopped by a signal. npm passes the signal to the shell that runs the script,
 * and the shell does not pass it on: without this the server would keep running. Does nothing when started without npm.
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
