import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import ssh2 from 'ssh2'

const { Server, utils } = ssh2
const { OPEN_MODE, STATUS_CODE } = utils.sftp
const FOLDER_MODE = 0o040755
const FILE_MODE = 0o100644

/** What comes with each request that the server answers, after its id (SFTP version 3). */
interface Requests {
  REALPATH: [path: string]
  STAT: [path: string]
  LSTAT: [path: string]
  MKDIR: [path: string]
  OPEN: [path: string, flags: number]
  FSTAT: [handle: Buffer]
  FSETSTAT: [handle: Buffer]
  WRITE: [handle: Buffer, offset: number, data: Buffer]
  READ: [handle: Buffer, offset: number, length: number]
  CLOSE: [handle: Buffer]
  OPENDIR: [path: string]
  READDIR: [handle: Buffer]
  REMOVE: [path: string]
  RENAME: [from: string, to: string]
}

const FOLDER: ssh2.Attributes = { mode: FOLDER_MODE, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 }

interface Stored {
  bytes: Buffer
  mtime: number
}

/** A key pair made for a test. */
export const keyPair = () => utils.generateKeyPairSync('ed25519')

/** An SFTP server with its files in memory, over the real protocol on a free port of this machine. */
export async function startSftpServer({ client }: { client: { public: string } }) {
  const host = keyPair()
  const known = utils.parseKey(client.public)
  if (known instanceof Error) throw known
  const files = new Map<string, Stored>()
  const folders = new Set<string>(['/'])
  /** What goes wrong: a step that is never answered, or a disk that takes only so many bytes more. */
  const trouble: { silent: boolean; room: number } = { silent: false, room: Number.POSITIVE_INFINITY }
  const steps: string[] = []
  const at = (path: string) =>
    `/${path
      .split('/')
      .filter((part) => part && part !== '.')
      .join('/')}`

  const server = new Server({ hostKeys: [host.private] }, (connection) => {
    // As OpenSSH does; the package's types do not know it.
    ;(connection as ssh2.Connection & { setNoDelay(isOn: boolean): unknown }).setNoDelay(true)
    connection.on('error', () => undefined)
    connection.on('authentication', (context) => {
      const isKnown =
        context.method === 'publickey' &&
        context.key.data.equals(known.getPublicSSH()) &&
        (!context.signature || known.verify(context.blob!, context.signature, context.hashAlgo) === true)
      if (isKnown) context.accept()
      else context.reject(['publickey'])
    })
    connection.on('session', (accept) =>
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp()
        const handles = new Map<number, { path: string; names?: string[] }>()
        let next = 0
        const handleOf = (value: { path: string; names?: string[] }) => {
          next += 1
          handles.set(next, value)
          const handle = Buffer.alloc(4)
          handle.writeUInt32BE(next)
          return handle
        }
        const found = (handle: Buffer) => handles.get(handle.readUInt32BE())
        const on = <Name extends keyof Requests>(
          name: Name,
          work: (id: number, ...rest: Requests[Name]) => unknown,
        ) =>
          sftp.on(name as string, (id: number, ...rest: Requests[Name]) => {
            steps.push(name)
            if (!trouble.silent) work(id, ...rest)
          })
        const missing = (id: number) => sftp.status(id, STATUS_CODE.NO_SUCH_FILE)
        const attributes = (path: string): ssh2.Attributes | undefined => {
          const file = files.get(path)
          if (file)
            return {
              ...{ mode: FILE_MODE, uid: 0, gid: 0 },
              ...{ size: file.bytes.length, atime: file.mtime, mtime: file.mtime },
            }
          return folders.has(path) ? FOLDER : undefined
        }
        const stat = (id: number, path: string) => {
          const known = attributes(at(path))
          return known ? sftp.attrs(id, known) : missing(id)
        }
        on('REALPATH', (id, path) =>
          sftp.name(id, [{ filename: at(path), longname: at(path), attrs: FOLDER }]),
        )
        on('STAT', stat)
        on('LSTAT', stat)
        on('MKDIR', (id, path) => {
          folders.add(at(path))
          sftp.status(id, STATUS_CODE.OK)
        })
        on('OPEN', (id, path, flags) => {
          const isWritten = Boolean(flags & OPEN_MODE.WRITE)
          if (!isWritten && !files.has(at(path))) return missing(id)
          if (isWritten) files.set(at(path), { bytes: Buffer.alloc(0), mtime: 1_700_000_000 })
          sftp.handle(id, handleOf({ path: at(path) }))
        })
        on('FSTAT', (id, handle) => stat(id, found(handle)!.path))
        on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK))
        on('WRITE', (id, handle, offset, data) => {
          const file = files.get(found(handle)!.path)!
          const taken = data.subarray(0, Math.max(0, trouble.room))
          trouble.room -= taken.length
          file.bytes = Buffer.concat([file.bytes.subarray(0, offset), taken])
          sftp.status(id, taken.length === data.length ? STATUS_CODE.OK : STATUS_CODE.FAILURE)
        })
        on('READ', (id, handle, offset, length) => {
          const part = files.get(found(handle)!.path)!.bytes.subarray(offset, offset + length)
          if (part.length === 0) return sftp.status(id, STATUS_CODE.EOF)
          sftp.data(id, part)
        })
        on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK))
        on('OPENDIR', (id, path) => {
          const folder = at(path)
          if (!folders.has(folder)) return missing(id)
          const names = [...files.keys(), ...folders]
            .filter((one) => one !== folder && one.startsWith(`${folder}/`))
            .map((one) => one.slice(folder.length + 1))
            .filter((one) => !one.includes('/'))
          sftp.handle(id, handleOf({ path: folder, names }))
        })
        on('READDIR', (id, handle) => {
          const listed = found(handle)!
          const names = listed.names ?? []
          listed.names = []
          if (names.length === 0) return sftp.status(id, STATUS_CODE.EOF)
          sftp.name(
            id,
            names.map((filename) => {
              const path = `${listed.path}/${filename}`
              return {
                filename,
                longname: `${folders.has(path) ? 'd' : '-'}rw-r--r-- 1 edfe edfe 1 Jan 1 00:00 ${filename}`,
                attrs: attributes(path) ?? FOLDER,
              }
            }),
          )
        })
        on('REMOVE', (id, path) => (files.delete(at(path)) ? sftp.status(id, STATUS_CODE.OK) : missing(id)))
        on('RENAME', (id, from, to) => {
          const file = files.get(at(from))
          if (!file) return missing(id)
          if (files.has(at(to))) return sftp.status(id, STATUS_CODE.FAILURE)
          files.delete(at(from))
          files.set(at(to), file)
          sftp.status(id, STATUS_CODE.OK)
        })
      }),
    )
    connections.add(connection)
    connection.on('close', () => connections.delete(connection))
  })
  const connections = new Set<{ end(): unknown }>()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hostKey = utils.parseKey(host.public)
  if (hostKey instanceof Error) throw hostKey
  return {
    port: (server.address() as AddressInfo).port,
    hostKey: `SHA256:${createHash('sha256').update(hostKey.getPublicSSH()).digest('base64').replace(/=+$/, '')}`,
    trouble,
    steps,
    /** The paths of the files that are there. */
    paths: () => [...files.keys()].sort(),
    text: (path: string) => files.get(path)?.bytes.toString('latin1'),
    put(path: string, text: string) {
      folders.add(at(path.slice(0, path.lastIndexOf('/'))))
      files.set(path, { bytes: Buffer.from(text, 'latin1'), mtime: 1_700_000_000 })
    },
    take: (path: string) => files.delete(path),
    rename(from: string, to: string) {
      files.set(to, files.get(from)!)
      files.delete(from)
    },
    folder: (path: string) => void folders.add(path),
    cut() {
      for (const connection of connections) connection.end()
    },
    async stop() {
      this.cut()
      server.close()
    },
  }
}
