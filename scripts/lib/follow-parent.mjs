/** Preloaded into the services: when the start script ends, even by `kill -9`, its services stop as on SIGTERM. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
