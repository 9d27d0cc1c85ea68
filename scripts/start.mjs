import { join, resolve } from 'node:path'
import { DEMO_ACCOUNT, DEMO_RULES, DEMO_TODAY } from './lib/demo.mjs'
import { writableFolder } from './lib/folders.mjs'
import { logFile } from './lib/log-file.mjs'
import { inRoot, translationsFolder } from './lib/paths.mjs'
import { freePort, isPortFree } from './lib/ports.mjs'
import { buildProduct } from './lib/product-build.mjs'
import { main, Refusal } from './lib/refusal.mjs'
import { parseLog, startService } from './lib/service.mjs'
import { stopSignal } from './lib/stop-signal.mjs'
import { superviseServer } from './lib/supervise.mjs'
import { setup } from './setup.mjs'

const DEMO = process.argv.includes('--demo')
const WARNING = 40
const ANY_ADDRESS = ['0.0.0.0', '::']

/** `npm start` and `npm run demo`: install, build, and serve the product until Ctrl-C. */
async function start() {
  const port = Number(process.env.PORT || 3000)
  const host = process.env.HOST || '127.0.0.1'
  const dataDir = resolve(process.env.DATA_DIR || inRoot('var', DEMO ? 'demo' : 'data'))
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Refusal(
      `PORT is ${process.env.PORT}, which is not a port: choose a whole number from 1 to 65535.`,
    )
  }
  if (!(await isPortFree(port, host))) {
    throw new Refusal(
      `Port ${port} is taken by another program: stop that program, or choose another port, for example PORT=${port + 1} npm ${DEMO ? 'run demo' : 'start'}.`,
    )
  }
  writableFolder(dataDir)
  await setup()
  await buildProduct()

  const stopping = stopSignal()
  const simulator = needsSimulator() ? await startSimulator(dataDir) : undefined
  const api = superviseServer({
    name: 'server',
    entry: 'apps/api/dist/server/main.js',
    args: DEMO ? ['--seed-demo'] : [],
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      WEB_DIST: inRoot('apps', 'web', 'dist'),
      TRANSLATIONS_DIR: translationsFolder(),
      // On the same machine a poll costs nothing: a person who practices waits less for the release.
      ...(simulator
        ? {
            CUSTOMS_GATEWAY_URL: simulator.url,
            CUSTOMS_POLL_SECONDS: process.env.CUSTOMS_POLL_SECONDS || '1',
          }
        : {}),
      ...(DEMO ? { ...DEMO_RULES, EDFE_TODAY: process.env.EDFE_TODAY || DEMO_TODAY } : {}),
    },
    port,
    host: ANY_ADDRESS.includes(host) ? '127.0.0.1' : host,
    onLine: logTo(dataDir, 'server.log'),
    say: (line) => console.log(line),
  })
  if (DEMO)
    console.log(
      'Starting. The first start files the entries of the demonstration; that takes about half a minute.',
    )
  const services = simulator ? [api, simulator.service] : [api]
  return serve(services, stopping, process.env.PUBLIC_URL || `http://localhost:${port}`)
}

/** Starts the simulator unless the settings name another gateway or a running simulator. */
const needsSimulator = () =>
  (process.env.CUSTOMS_GATEWAY || 'simulator') === 'simulator' && !process.env.CUSTOMS_GATEWAY_URL

async function startSimulator(dataDir) {
  const port = await freePort()
  const service = startService({
    name: 'customs simulator',
    entry: 'apps/customs-simulator/src/main.ts',
    env: {
      PORT: String(port),
      DATA_DIR: join(dataDir, 'customs-simulator'),
      TARIFF_EDITIONS: process.env.TARIFF_EDITIONS || join(dataDir, 'tariff-editions'),
      // In practice a ship that is six days on its way arrives after a minute.
      RELEASE_DAY_SECONDS: process.env.RELEASE_DAY_SECONDS || '10',
      // The demonstration releases the goods after a short time.
      ...(DEMO ? { ...DEMO_RULES, RELEASE_AFTER_SECONDS: process.env.RELEASE_AFTER_SECONDS || '5' } : {}),
    },
    port,
    onLine: logTo(dataDir, 'customs-simulator.log'),
  })
  return { service, url: `http://127.0.0.1:${port}` }
}

/** Waits until all services listen and prints the address. Stops all in order when one ends or on Ctrl-C. */
async function serve(services, stopping, address) {
  const started = Promise.all(services.map((service) => service.ready()))
  const ended = Promise.race(services.map((service) => service.end.then(() => service)))
  const first = await Promise.race([started, ended, stopping])
  if (Array.isArray(first) && first.every(Boolean)) {
    if (DEMO) console.log(`Sign in as ${DEMO_ACCOUNT.email} with the password ${DEMO_ACCOUNT.password}`)
    console.log(`Ready: open ${address}`)
  }
  const why = await Promise.race([ended, stopping])
  if (why === 'stop') console.log('\nStopping: finishing what is under way')
  for (const service of services) await service.stop()
  if (why === 'stop') return 0
  const { code, reason } = await why.end
  throw new Refusal(reason || `The ${why.name} stopped unexpectedly with code ${code}.`)
}

/** Writes a structured log to `DATA_DIR/log` and prints only warnings and errors. */
function logTo(dataDir, name) {
  const write = logFile(join(writableFolder(join(dataDir, 'log')), name), (line) => console.log(line))
  return (line) => {
    write(line)
    const log = parseLog(line)
    if (log && log.level >= WARNING) console.log(log.msg)
  }
}

await main(start)
