import { createHash, randomBytes } from 'node:crypto'
import { linkSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '../config/config.ts'

/** Longest path of a Unix socket that every system takes. */
const MAX_SOCKET_PATH = 100

interface FolderLock {
  release(): Promise<void>
}

/**
 * Holds a folder for this process alone, for two processes on one PGlite folder lose writes without a word.
 * The lock is a listening socket: the system closes it when its process ends, however it ends, so `kill -9` leaves
 * no lock behind. Throws a StartupError when another process holds the folder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = socketPath(folder)
  if (process.platform === 'win32') return holdPipe(path, folder)
  const mine = `${path}.${randomBytes(3).toString('hex')}`
  const server = await listen(mine)
  try {
    if (!(await claim(mine, path))) throw new StartupError(lockedSentence(folder))
  } catch (error) {
    await close(server)
    throw error
  } finally {
    rmSync(mine, { force: true })
  }
  return {
    async release() {
      rmSync(path, { force: true })
      await close(server)
    },
  }
}

const lockedSentence = (folder: string) =>
  `The data folder ${folder} is in use by another running server: stop that one, or give this one its own DATA_DIR.`

function socketPath(folder: string): string {
  const real = realpathSync(folder)
  const digest = createHash('sha256').update(real).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\edfe-${digest}`
  const inside = join(real, 'lock')
  return inside.length + 8 <= MAX_SOCKET_PATH ? inside : join(tmpdir(), `edfe-${digest}`)
}

/** Gives the listening socket its well-known name, which is atomic; a name whose socket is dead is moved away first. */
async function claim(mine: string, path: string): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (tryLink(mine, path)) return true
    if (await isAlive(path)) return false
    const aside = `${mine}.old`
    try {
      renameSync(path, aside)
    } catch {
      continue
    }
    // Someone may have taken the dead name over between the two looks: then it is given back.
    const wasAlive = await isAlive(aside)
    if (wasAlive) tryLink(aside, path)
    rmSync(aside, { force: true })
    if (wasAlive) return false
  }
  return false
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}

function listen(path: string): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', fail)
    server.listen(path, () => {
      server.unref()
      done(server)
    })
  })
}

const close = (server: Server) => new Promise<void>((done) => server.close(() => done()))

async function holdPipe(path: string, folder: string): Promise<FolderLock> {
  const server = await listen(path).catch(() => {
    throw new StartupError(lockedSentence(folder))
  })
  return { release: () => close(server) }
}
