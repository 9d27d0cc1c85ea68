import { createHash } from 'node:crypto'
import { lstat, mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { StatusMessage } from '@edfe/abi'
import { asWritten } from '@edfe/domain/messages'
import type { CustomsGateway } from './gateway.ts'

/**
 * Files through two folders that a VAN, a service bureau or an MQ bridge empties and fills: `outbound/<id>.txt`
 * holds the records, one per line, and `inbound/<id>.txt` the answer. Whether a transmission was handed over is in the
 * database, so that several servers put it out once; after a crash in between, it is put out again under the same name
 * with the same bytes. Any other `inbound/*.txt` is an unsolicited message, and so is an answer that nothing waits for. What
 * is stored here moves to `inbound/read`.
 */
export function directoryGateway(folder: string): CustomsGateway {
  const outbound = join(folder, 'outbound')
  const inbound = join(folder, 'inbound')
  return {
    async send({ id, images, isHandedOver }) {
      try {
        const name = `${id}${EXTENSION}`
        const answer = await read(join(inbound, name))
        if (answer?.isWritten === false) return { kind: 'waiting' }
        if (answer)
          return { kind: 'answered', images: recordsOf(answer.text), answerId: idOf(name, answer.text) }
        await Promise.all([mkdir(outbound, { recursive: true }), mkdir(inbound, { recursive: true })])
        if (!isHandedOver) await writeWhole(join(outbound, name), `${images.join('\r\n')}\r\n`)
        return { kind: 'waiting' }
      } catch (error) {
        return { kind: 'away', reason: asWritten({ text: (error as Error).message }) }
      }
    },
    async poll(awaited) {
      try {
        const messages: StatusMessage[] = []
        const unreadable: string[] = []
        for (const { name, transmissionId } of await messagesIn(inbound, awaited)) {
          if (messages.length === AT_ONCE) break
          try {
            const message = await read(join(inbound, name))
            if (message?.isWritten)
              messages.push({
                id: idOf(name, message.text),
                images: recordsOf(message.text),
                ...(transmissionId && { transmission_id: transmissionId }),
              })
          } catch {
            unreadable.push(name)
          }
        }
        return { kind: 'received', messages, unreadable }
      } catch (error) {
        return { kind: 'away', reason: asWritten({ text: (error as Error).message }) }
      }
    },
    async acknowledge(id) {
      const name = id.slice(0, id.lastIndexOf(':'))
      const digest = id.slice(id.lastIndexOf(':') + 1)
      try {
        const found = await read(join(inbound, name))
        // A file that came since under the same name is another message, and stays.
        if (!found || idOf(name, found.text) !== id) return
        await mkdir(join(inbound, 'read'), { recursive: true })
        await rename(
          join(inbound, name),
          join(inbound, 'read', `${name.slice(0, -EXTENSION.length)}.${digest}.txt`),
        )
      } catch {
        // The folder is away: the file is found again, and is stored already.
      }
    },
  }
}

const EXTENSION = '.txt'
const AT_ONCE = 100
const LONGEST_WRITE_MS = 10 * 60_000

/** Transmissions have the UUIDs of their submissions; carriers name what nobody asked for differently. */
const isTransmissionId = (name: string): boolean =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(name)

/** A carrier may use a name again, so the content is part of the id. */
const idOf = (name: string, text: string): string =>
  `${name}:${createHash('sha256').update(text).digest('hex').slice(0, 16)}`

/** The unsolicited messages of a folder in the order of their names, and after them the answers that nothing waits for. */
async function messagesIn(
  folder: string,
  awaited: Parameters<CustomsGateway['poll']>[0],
): Promise<{ name: string; transmissionId?: string }[]> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith(EXTENSION)).sort()
    const ids = names.map((name) => name.slice(0, -EXTENSION.length)).filter(isTransmissionId)
    const open = ids.length > 0 ? await awaited(ids) : new Set(ids)
    return [
      ...names
        .filter((name) => !isTransmissionId(name.slice(0, -EXTENSION.length)))
        .map((name) => ({ name })),
      ...ids.filter((id) => !open.has(id)).map((id) => ({ name: `${id}${EXTENSION}`, transmissionId: id })),
    ]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

const recordsOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '')

interface Found {
  text: string
  /** False while the carrier writes: record Z, which ends a batch, is not there yet. A file at rest is read as it is. */
  isWritten: boolean
}

/** Undefined when nothing is there. Throws for a folder, a pipe, or a link, which could lead out of the folder. */
async function read(file: string): Promise<Found | undefined> {
  try {
    const found = await lstat(file)
    if (!found.isFile()) throw new Error(`${file} is no regular file`)
    const text = await readFile(file, 'latin1')
    const hasTrailer = recordsOf(text).at(-1)?.startsWith('Z') ?? false
    return { text, isWritten: hasTrailer || Date.now() - found.mtimeMs > LONGEST_WRITE_MS }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.part`
  const handle = await open(draft, 'w')
  try {
    await handle.writeFile(text, 'latin1')
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}
