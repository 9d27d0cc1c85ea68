import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import type { Readable } from 'node:stream'
import { type Files, UnreadableFile } from '@edfe/gateway'
import type SftpClient from 'ssh2-sftp-client'
import { proxySocket } from './proxy-socket.ts'

/** An SFTP server as the settings name it. */
export interface SftpRoad {
  host: string
  port: number
  user: string
  /** In the form of OpenSSH or PEM. */
  privateKey: string
  passphrase?: string | undefined
  /** `SHA256:…` of the keys by which the server is known, as `ssh-keygen -l` prints them. */
  hostKeys: readonly string[]
  proxy?: string | undefined
  /** For the connection and for each step on it. */
  timeoutMs?: number
}

const TIMEOUT_MS = 15_000
const IDLE_MS = 30_000
/** CBP's messages have 100 MB at most (ABI requirements of July 2022, REQ-4). */
const MOST_BYTES = 100 * 1024 * 1024

/**
 * The files of an SFTP server, over one connection that is opened when something is asked and closed when nothing was for
 * half a minute. A file counts as changed when this process sees another size or time of it: the clock there may be wrong.
 */
export function sftpFiles(road: SftpRoad): Files & { close(): Promise<void> } {
  const { timeoutMs = TIMEOUT_MS } = road
  let open: Promise<SftpClient> | undefined
  let idle: NodeJS.Timeout | undefined
  const seen = new Map<string, { stamp: string; since: Date }>()
  const folders = new Set<string>()

  const drop = () => {
    const dropped = open
    open = undefined
    clearTimeout(idle)
    dropped?.then((client) => client.end()).catch(() => undefined)
  }
  const connect = async (): Promise<SftpClient> => {
    const { default: Client } = await import('ssh2-sftp-client')
    const quiet = () => undefined
    const client = new Client('sftp', { error: quiet, end: quiet, close: quiet })
    const { host, port, user: username, privateKey, passphrase, hostKeys, proxy } = road
    await client.connect({
      ...{ host, port, username, privateKey, passphrase, readyTimeout: timeoutMs },
      ...(proxy && { sock: (await proxySocket(proxy, host, port)) as Readable }),
      hostVerifier: (key: Buffer) => hostKeys.includes(fingerprintOf(key)),
    })
    sendAtOnce(client)
    client.on('close', drop)
    return client
  }
  /** One step; a connection that fails or says nothing is given up. */
  const step = async <T>(work: (client: SftpClient) => Promise<T>): Promise<T> => {
    clearTimeout(idle)
    let late: NodeJS.Timeout | undefined
    try {
      open ??= connect()
      const limit = new Promise<never>((_, reject) => {
        const seconds = Math.ceil(timeoutMs / 1000)
        const error = new Error(`The SFTP server did not answer within ${seconds} seconds`)
        late = setTimeout(() => reject(error), timeoutMs)
      })
      return await Promise.race([open.then(work), limit])
    } catch (error) {
      if (!isAnswer(error)) drop()
      throw error
    } finally {
      clearTimeout(late)
      idle = setTimeout(drop, IDLE_MS).unref()
    }
  }

  const makeFolder = async (folder: string) => {
    if (folders.has(folder) || folder === '.' || folder === '/') return
    await step((client) => client.mkdir(folder, true))
    folders.add(folder)
  }
  const has = (path: string) => step(async (client) => (await client.exists(path)) !== false)
  const remove = (path: string) =>
    orIfMissing(
      step((client) => client.delete(path)),
      undefined,
    )

  return {
    async list(folder) {
      const found = await orIfMissing(
        step((client) => client.list(folder)),
        [],
      )
      return found.map(({ name }) => name)
    },
    async read(path) {
      const found = await orIfMissing(
        step((client) => lstat(client, path)),
        undefined,
      )
      if (!found) {
        seen.delete(path)
        return undefined
      }
      if (!found.isFile) throw new UnreadableFile(`${path} is no regular file`)
      if (found.size > MOST_BYTES) throw new UnreadableFile(`${path} is larger than a message can be`)
      const bytes = await orIfMissing(
        step((client) => client.get(path)),
        undefined,
      )
      if (bytes === undefined) return undefined
      const stamp = `${found.size} ${found.modifyTime}`
      const before = seen.get(path)
      const since = before?.stamp === stamp ? before.since : new Date()
      seen.set(path, { stamp, since })
      return { text: (bytes as Buffer).toString('latin1'), changedAt: since }
    },
    has,
    makeFolder,
    async write(path, text) {
      await makeFolder(posix.dirname(path))
      const bytes = Buffer.from(text, 'latin1')
      await step((client) => client.put(bytes, path))
      const { size } = await step((client) => client.stat(path))
      if (size !== bytes.length) throw new Error(`${path} has ${size} of ${bytes.length} bytes`)
    },
    async rename(from, to) {
      await makeFolder(posix.dirname(to))
      // A server of the third version refuses a name that is taken.
      if (await has(to)) await remove(to)
      await step((client) => client.rename(from, to))
      seen.delete(from)
    },
    remove: async (path) => void (await remove(path)),
    async close() {
      clearTimeout(idle)
      const client = await open?.catch(() => undefined)
      open = undefined
      await client?.end()
    },
  }
}

const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

/**
 * Without it, a system keeps a short packet until the last one is confirmed: each step then took 90 ms. The connection is
 * not in the package's types.
 */
const sendAtOnce = (client: SftpClient) =>
  (client as SftpClient & { client: { setNoDelay(isOn: boolean): unknown } }).client.setNoDelay(true)

/** The package has it; its types are those of an earlier version. */
const lstat = (client: SftpClient, path: string) =>
  (client as SftpClient & { lstat: SftpClient['stat'] }).lstat(path)

const NO_SUCH_FILE: unknown[] = [2, 'ENOENT']
const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code
/** The server has answered, although not what was hoped for: codes of the protocol, and what the client makes of them. */
const isAnswer = (error: unknown): boolean =>
  typeof codeOf(error) === 'number' || ['ENOENT', 'EACCES', 'ERR_BAD_PATH'].includes(String(codeOf(error)))

async function orIfMissing<Found, Missing>(
  found: Promise<Found>,
  missing: Missing,
): Promise<Found | Missing> {
  try {
    return await found
  } catch (error) {
    if (NO_SUCH_FILE.includes(codeOf(error))) return missing
    throw error
  }
}
