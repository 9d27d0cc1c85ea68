/**
 * Preloaded into the services: when the start script ends, even by `kill -9`, its services stop as on SIGTERM, and
 * at the latest after KILL_MS.
 */
const KILL_MS = 15_000

process.on('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), KILL_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
