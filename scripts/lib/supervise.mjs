import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { inRoot, ROOT } from './paths.mjs'
import { productEnv, projectNode } from './project-node.mjs'
import { FOLLOW_PARENT, startService } from './service.mjs'

const RESTORE = 'apps/api/src/backup/restore-installation.ts'
/** Its exit code when the last line says why, in a sentence for the person. */
const REFUSED = 2

/** Letters and digits that nobody takes for others. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
/** Two groups of four. */
const CODE = [4, 4]

const newSetupCode = () =>
  CODE.map((length) =>
    Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(''),
  ).join('-')

/**
 * Starts the server as `startService` does, and restores a backup when the server asks for it: it stops the server, runs
 * the restore while nobody has the database open, and starts the server again, with the reason when nothing was restored.
 * `say` gets what whoever operates the machine reads: the setup code while there is no account, and how a restore ended.
 * What is returned is a service that lives as long as there is, or will be, a server. `start` and `restore` are for tests.
 */
export function superviseServer({ say, start = startService, restore = restoreBackup, ...options }) {
  const setupCode = newSetupCode()
  let server
  let restoring
  let isStopping = false
  let failure = null
  let isReady = () => {}
  const ready = new Promise((done) => {
    isReady = done
  })

  /** Runs one server. Resolves with the order for which it has to stop, or with its end. */
  const runServer = () =>
    new Promise((done) => {
      server = start({
        ...options,
        onMessage: (message) => {
          if (message.offersRestore)
            say(`No account yet. To restore a backup in the browser, use the setup code ${setupCode}`)
          if (message.ready) isReady(true)
          if (message.restore) done({ order: message.restore })
        },
      })
      server.send({ setupCode, failure })
      server.end.then((end) => done({ end }))
    })

  const end = (async () => {
    for (;;) {
      const { order, end: ended } = await runServer()
      if (ended) return ended
      const last = await server.stop()
      if (isStopping) return last
      say(`Restoring ${order.file}`)
      restoring = restore(order, options.env)
      const { code, said } = await restoring.end
      restoring = undefined
      say(said)
      if (isStopping) return last
      failure = reasonOf(code, said)
    }
  })()
  return {
    name: options.name,
    get pid() {
      return server.pid
    },
    end,
    /** Resolves with true when the server listens for the first time, false when it ended before that. */
    ready: () => Promise.race([ready, end.then(() => false)]),
    async stop() {
      isStopping = true
      restoring?.kill('SIGTERM')
      await server.stop()
      return end
    },
    kill: (signal) => server.kill(signal),
  }
}

/** Why nothing was restored; null when it was. */
function reasonOf(code, said) {
  if (code === 0) return null
  const last = said.trim().split('\n').at(-1)
  return code === REFUSED && last
    ? last
    : 'The restore broke off. The terminal in which npm start runs says more.'
}

/** Runs the restore as a process that ends with this one. `end` resolves with its exit code and what it said. */
function restoreBackup({ file, keys }, env) {
  const child = spawn(projectNode(), ['--import', FOLLOW_PARENT, inRoot(RESTORE), file], {
    cwd: ROOT,
    env: productEnv(env),
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  // A process that ended early no longer reads; how it ended says why.
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(keys))
  const end = new Promise((done) => {
    child.once('error', (error) => done({ code: 127, said: error.message }))
    child.once('close', (code) => done({ code: code ?? 1, said: said.trim() }))
  })
  return { end, kill: (signal) => child.kill(signal) }
}
