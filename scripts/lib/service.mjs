import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { inRoot, ROOT } from './paths.mjs'
import { isListening } from './ports.mjs'
import { productEnv, projectNode } from './project-node.mjs'

const POLL_MS = 25
const LAST_LINES = 40
/** A restart keeps what the terminal shows. */
const WATCH = ['--watch', '--watch-preserve-output']
/** Preloaded into every process that ends with the one that started it. */
export const FOLLOW_PARENT = pathToFileURL(inRoot('scripts', 'lib', 'follow-parent.mjs')).href

/**
 * Starts one of the project's servers as a separate process and detects when it listens on `port`.
 * The process has its own process group, so Ctrl-C reaches it only through `stop`, in order.
 * `watch` starts it again when one of its modules changes. `onLine` gets every line that it prints, JSON or not; `onMessage` every message that it sends.
 */
export function startService({
  name,
  entry,
  args = [],
  watch = false,
  env,
  port,
  host,
  onLine = () => {},
  onMessage = () => {},
}) {
  const child = spawn(
    projectNode(),
    [...(watch ? WATCH : []), '--import', FOLLOW_PARENT, inRoot(entry), ...args],
    {
      cwd: ROOT,
      env: productEnv(env),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
    },
  )
  child.on('message', onMessage)
  const last = []
  for (const stream of [child.stdout, child.stderr]) {
    eachLine(stream, (line) => {
      last.push(line)
      if (last.length > LAST_LINES) last.shift()
      onLine(line)
    })
  }
  let ended
  const end = new Promise((done) => {
    const finish = (code, reason) => {
      ended = { code, reason }
      done(ended)
    }
    child.once('error', (error) => finish(127, error.message))
    child.once('close', (code, signal) => finish(code ?? 1, signal ?? lastWords(last)))
  })
  return {
    name,
    pid: child.pid,
    /** Resolves with `{code, reason}` when the process has ended. */
    end,
    /** Resolves with true when it listens, false when it ended before that. */
    async ready() {
      while (!ended) {
        if (await isListening(port, host)) return true
        await wait(POLL_MS)
      }
      return false
    },
    /** Sends SIGTERM and waits until the process has ended. */
    async stop() {
      if (!ended) child.kill('SIGTERM')
      return end
    },
    kill: (signal) => child.kill(signal),
    /** Sends a message; one that has ended gets none. */
    send(message) {
      child.send(message, () => {})
    },
  }
}

function eachLine(stream, take) {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()
    for (const line of lines) take(line)
  })
  stream.on('end', () => rest && take(rest))
}

/** The reason why a server stopped: its last log line of level error or fatal, or else its whole output. */
function lastWords(lines) {
  const serious = lines.map(parseLog).filter((log) => log && log.level >= 50)
  return serious.at(-1)?.msg ?? lines.filter((line) => !parseLog(line)).join('\n')
}

/** A line of structured log, or undefined when the line is something else. */
export function parseLog(line) {
  if (!line.startsWith('{')) return undefined
  try {
    const log = JSON.parse(line)
    return typeof log.level === 'number' ? log : undefined
  } catch {
    return undefined
  }
}
