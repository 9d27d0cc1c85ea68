import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, isListening } from './ports.mjs'
import { Refusal } from './refusal.mjs'
import { run } from './run.mjs'

/** A cluster for one test run needs no durability. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** One that a test of crashes kills must keep what it acknowledged. */
const DURABLE = ['max_connections=200']

/**
 * A PostgreSQL cluster in a temporary folder, on a free loopback port, with the superuser `postgres` and no
 * password. `stop` stops it and removes the folder. So does the end of this process. `kill` ends it as a crash does, and
 * `start` starts it again on the same port; only a cluster that `isDurable` then has all that it acknowledged. `standby`
 * starts a server that follows it.
 */
export async function startCluster(binaries, { isDurable = false } = {}) {
  const settings = isDurable ? DURABLE : FAST
  const primary = await startServer(binaries, settings, (data, user) => {
    const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    return run(join(binaries, 'initdb'), init, user)
  })
  const { port, ...server } = primary
  return {
    ...server,
    async standby() {
      const { port: _, ...standby } = await startServer(binaries, settings, (data, user) => {
        const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
        // -R: the copy begins as a standby of the server that it was made from.
        const copy = ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
        return run(join(binaries, 'pg_basebackup'), [...from, ...copy], user)
      })
      return standby
    },
  }
}

/** A server over a data folder that `make` fills. */
async function startServer(binaries, given, make) {
  const user = await serverUser()
  const home = mkdtempSync(join(tmpdir(), 'edfe-postgres-'))
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid)
  const data = join(home, 'data')
  const made = await make(data, { ...user, cwd: home })
  if (made.code !== 0)
    throw new Refusal(`${made.output}\nPostgreSQL made no data folder, for the reason above.`)

  const port = await freePort()
  const settings = [...given, 'listen_addresses=127.0.0.1', `unix_socket_directories=${home}`]
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  // The server listens shortly before it accepts queries.
  const answers = async () => {
    const probe = ['-q', '-h', '127.0.0.1', '-p', String(port)]
    return (await isListening(port)) && (await run(join(binaries, 'pg_isready'), probe)).code === 0
  }
  let server
  let running = false
  let ended
  const start = async () => {
    const child = spawn(join(binaries, 'postgres'), args, {
      ...user,
      cwd: home,
      stdio: 'ignore',
      detached: true,
    })
    server = child
    running = true
    ended = new Promise((done) =>
      child.once('close', () => {
        running = false
        done()
      }),
    )
    while (!(await answers())) {
      if (!running) throw new Refusal('The throwaway PostgreSQL server ended as soon as it was started.')
      await wait(50)
    }
  }
  const remove = () => {
    if (running) process.kill(server.pid, 'SIGQUIT')
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', remove)
  await start()
  return {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: () => server.pid,
    start,
    async kill() {
      server.kill('SIGKILL')
      await ended
    },
    async stop() {
      // Fast shutdown: open sessions are rolled back.
      if (running) server.kill('SIGINT')
      await ended
      process.off('exit', remove)
      remove()
    },
  }
}
/** PostgreSQL does not run as root. Root runs it as the user `postgres`, or as `nobody`. */
async function serverUser() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  throw new Refusal(
    'PostgreSQL does not run as root and there is no user `postgres` here: create one, or run npm test as another user.',
  )
}
