import { enableCompileCache, flushCompileCache } from 'node:module'
import { type Config, readConfig, refuseOwnerSecret, StartupError } from './config/config.ts'
import { createLogger, standardOutputAnd } from './config/logger.ts'
import { prepareDataFolder, withSecrets } from './config/secrets.ts'
import { openDatabase } from './db/open-database.ts'
import { startStartupTimer } from './startup-timer.ts'
import { openSupervisorChannel } from './supervisor-channel.ts'
import { startTelemetry } from './telemetry/telemetry.ts'

// Reuses the code that Node compiled for an earlier start, which halves the start. NODE_COMPILE_CACHE is its folder.
enableCompileCache()

const STOP_LIMIT_MS = 10_000

/** The server process: settings from the environment, JSON lines to standard output, 0 after SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const supervisor = openSupervisorChannel(config)
  const telemetry = await startTelemetry(config)
  const logger = createLogger(config.LOG_LEVEL, telemetry?.logs && standardOutputAnd(telemetry.logs))
  const timer = startStartupTimer()
  try {
    refuseOwnerSecret(config)
    prepareDataFolder(config.DATA_DIR)
    timer.end('settings')
    // The embedded database opens while the rest of the program is read.
    const [engine, { startServer }] = await Promise.all([openDatabase(config), import('./start-server.ts')])
    timer.end('program_and_database')
    const settings = withSecrets(config)
    const server = await startServer({
      ...{ settings, logger, engine, timer, telemetry, supervisor },
      warmsUp: true,
    })
    const stop = stopOnce(
      async () => {
        logger.info('Stopping: finishing requests and jobs')
        await server.close()
        await telemetry?.stop()
      },
      () => logger.warn('Stopping now: requests or jobs did not finish in time'),
    )
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
    if (process.argv.includes('--seed-demo')) {
      const { seedDemo } = await import('./demo/seed-demo.ts')
      await seedDemo(server.app, simulatorOf(config))
      timer.end('demo')
    }
    try {
      await server.app.listen({ port: config.PORT, host: config.HOST })
    } catch (error) {
      await server.close()
      throw listenRefusal(error, config)
    }
    timer.end('listen')
    logger.info(timer.summary(), 'Started')
    // A server that is killed writes no cache at its exit.
    flushCompileCache()
    const address = server.app.server.address()
    process.send?.({
      ready: true,
      port: typeof address === 'object' ? address?.port : config.PORT,
      offersRestore: supervisor() !== undefined && (await server.app.installation.isEmpty()),
    })
  } catch (error) {
    // One sentence for what a person can mend; the whole error only for a bug.
    if (error instanceof StartupError) logger.fatal(error.message)
    else logger.fatal({ err: error }, 'The server could not start.')
    process.exitCode = 1
    logger.flush()
    process.exit()
  }
}

/**
 * Exits with 0 after `stop`, or with 1 when it fails or takes longer than STOP_LIMIT_MS: one request that a client
 * never finishes would else keep the process alive. A second signal changes nothing.
 */
function stopOnce(stop: () => Promise<void>, onLimit: () => void): () => void {
  let isStopping = false
  return () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => {
      onLimit()
      process.exit(1)
    }, STOP_LIMIT_MS).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
}

/** The demonstration files entries: only ever with the simulator. */
function simulatorOf({ CUSTOMS_GATEWAY, CUSTOMS_GATEWAY_URL }: Config): string {
  if (CUSTOMS_GATEWAY === 'simulator' && CUSTOMS_GATEWAY_URL) return CUSTOMS_GATEWAY_URL
  throw new StartupError('The demonstration needs the customs simulator: leave CUSTOMS_GATEWAY unset.')
}

function listenRefusal(error: unknown, config: Config): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${config.PORT} is taken by another program: stop that program, or choose another with PORT.`,
    )
  }
  if (code === 'EACCES')
    return new StartupError(`Port ${config.PORT} is not open to this user: choose one above 1023.`)
  return error
}

await main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
