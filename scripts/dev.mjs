import { existsSync, watch } from 'node:fs'
import { join, resolve } from 'node:path'
import { DEMO_ACCOUNT, DEMO_RULES, DEMO_TODAY } from './lib/demo.mjs'
import { writableFolder } from './lib/folders.mjs'
import { inRoot, translationsFolder } from './lib/paths.mjs'
import { freePort, isPortFree } from './lib/ports.mjs'
import { buildWeb } from './lib/product-build.mjs'
import { projectEnv, projectNode } from './lib/project-node.mjs'
import { main, Refusal } from './lib/refusal.mjs'
import { run } from './lib/run.mjs'
import { parseLog, startService } from './lib/service.mjs'
import { stopSignal } from './lib/stop-signal.mjs'
import { setup } from './setup.mjs'

const EMPTY = process.argv.includes('--empty')
const WEB = inRoot('apps', 'web')
const SITE_SOURCES = join(WEB, 'src', 'site')
/** Editors write a file in several steps. */
const REST_MS = 150

/**
 * `npm run dev`: the product from its sources on one address. Vite serves the application, and a change of it shows in the
 * open page, which keeps its state. A change of the server or of a package restarts the server. Public pages are
 * built again when their sources change. The data are those of the demonstration; `--empty` starts without any. The
 * gallery shows the components, also in the pseudo-language.
 */
async function dev() {
  const started = Date.now()
  const port = Number(process.env.PORT || 3000)
  if (!(await isPortFree(port))) {
    throw new Refusal(
      `Port ${port} is taken by another program: stop it, or choose another port: PORT=${port + 1} npm run dev.`,
    )
  }
  const dataDir = resolve(process.env.DATA_DIR || inRoot('var', EMPTY ? 'dev-empty' : 'dev'))
  writableFolder(dataDir)
  await setup()
  if (!existsSync(join(WEB, 'dist', 'site'))) await buildWeb()
  const translations = process.env.TRANSLATIONS_DIR || join(dataDir, 'translations')
  if (!process.env.TRANSLATIONS_DIR) {
    const args = [inRoot('scripts/lib/write-pseudo-language.mjs'), translations]
    const { code, output } = await run(projectNode(), args, { env: projectEnv() })
    if (code !== 0) throw new Refusal(output)
  }

  const stopping = stopSignal()
  const [apiPort, simulatorPort] = [await freePort(), await freePort()]
  const api = `http://127.0.0.1:${apiPort}`
  const rules = EMPTY ? {} : DEMO_RULES
  const services = [
    startService({
      name: 'customs simulator',
      entry: 'apps/customs-simulator/src/main.ts',
      watch: true,
      env: {
        PORT: String(simulatorPort),
        DATA_DIR: join(dataDir, 'customs-simulator'),
        TARIFF_EDITIONS: join(dataDir, 'tariff-editions'),
        RELEASE_AFTER_SECONDS: process.env.RELEASE_AFTER_SECONDS || '5',
        RELEASE_DAY_SECONDS: process.env.RELEASE_DAY_SECONDS || '10',
        ...rules,
      },
      port: simulatorPort,
      onLine: show,
    }),
    startService({
      name: 'server',
      entry: 'apps/api/src/main.ts',
      args: EMPTY ? [] : ['--seed-demo'],
      watch: true,
      env: {
        PORT: String(apiPort),
        PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
        DATA_DIR: dataDir,
        WEB_DIST: join(WEB, 'dist'),
        TRANSLATIONS_DIR: translations,
        CUSTOMS_GATEWAY_URL: `http://127.0.0.1:${simulatorPort}`,
        CUSTOMS_POLL_SECONDS: '1',
        ...rules,
        ...(EMPTY ? {} : { EDFE_TODAY: process.env.EDFE_TODAY || DEMO_TODAY }),
      },
      port: apiPort,
      onLine: show,
    }),
    startService({
      name: 'web server',
      entry: 'node_modules/vite/bin/vite.js',
      args: [WEB, '--port', String(port), '--strictPort', '--host', 'localhost', '--clearScreen', 'false'],
      env: { EDFE_API: api },
      port,
      host: 'localhost',
      onLine: show,
    }),
  ]
  const ended = Promise.race(services.map((service) => service.end.then(() => service)))
  const ready = await Promise.race([Promise.all(services.map((service) => service.ready())), ended, stopping])
  if (Array.isArray(ready) && ready.every(Boolean)) {
    if (!EMPTY) console.log(`Sign in as ${DEMO_ACCOUNT.email} with the password ${DEMO_ACCOUNT.password}`)
    console.log(`Ready after ${((Date.now() - started) / 1000).toFixed(1)} s: open http://localhost:${port}`)
    console.log(`Every component in each of its states: http://localhost:${port}/gallery/`)
    rebuildSite()
  }
  const why = await Promise.race([ended, stopping])
  for (const service of services) await service.stop()
  if (why === 'stop') return 0
  const { code, reason } = await why.end
  throw new Refusal(reason || `The ${why.name} stopped unexpectedly with code ${code}.`)
}

/** Prints the sentence of a warning or an error, and all that is no structured log. */
function show(line) {
  const log = parseLog(line)
  if (!log) console.log(line)
  else if (log.level >= 40) console.log(log.err?.stack ? `${log.msg}\n${log.err.stack}` : log.msg)
}

/** Builds the public pages again after a change of their sources, one build at a time. */
function rebuildSite() {
  let timer
  let isBuilding = false
  const build = async () => {
    if (isBuilding) {
      timer = setTimeout(build, REST_MS)
      return
    }
    isBuilding = true
    const { code, output } = await run(projectNode(), [join(WEB, 'build-site.ts')], {
      cwd: WEB,
      env: projectEnv({ NODE_ENV: 'production', TRANSLATIONS_DIR: translationsFolder() }),
    })
    isBuilding = false
    console.log(code === 0 ? 'Public pages built: reload to see them.' : output)
  }
  const watcher = watch(SITE_SOURCES, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(build, REST_MS)
  })
  watcher.unref()
}

await main(dev)
