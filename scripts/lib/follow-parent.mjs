/** Preloaded into the services: when the start script dies, even by `kill -9`, its services stop as for SIGTERM. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
