import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { asWritten } from '@edfe/domain/messages'
import type { CustomsGateway } from './gateway.ts'

/**
 * Files through two folders that a VAN, a service bureau or an MQ bridge empties and fills: `outbound/<id>.txt`
 * holds the records, one per line, and `inbound/<id>.txt` the answer. A file appears whole or not at all. Whether a
 * transmission was handed over is in the database, so that several servers put it out once; after a crash in between,
 * it is put out again under the same name with the same bytes. Any other `inbound/*.txt` is an unsolicited message;
 * once it is stored it moves to `inbound/read`.
 */
export function directoryGateway(folder: string): CustomsGateway {
  const outbound = join(folder, 'outbound')
  const inbound = join(folder, 'inbound')
  return {
    async send({ id, images, isHandedOver }) {
      try {
        const answer = await read(join(inbound, `${id}.txt`))
        if (answer !== undefined) return { kind: 'answered', images: recordsOf(answer) }
        await Promise.all([mkdir(outbound, { recursive: true }), mkdir(inbound, { recursive: true })])
        if (!isHandedOver) await writeWhole(join(outbound, `${id}.txt`), `${images.join('\r\n')}\r\n`)
        return { kind: 'waiting' }
      } catch (error) {
        return { kind: 'away', reason: asWritten({ text: (error as Error).message }) }
      }
    },
    async poll() {
      try {
        const messages = []
        for (const name of (await namesIn(inbound)).slice(0, AT_ONCE)) {
          if (isTransmissionId(name.slice(0, -EXTENSION.length))) continue
          const text = await read(join(inbound, name))
          if (text !== undefined) messages.push({ id: idOf(name, text), images: recordsOf(text) })
        }
        return { kind: 'received', messages }
      } catch (error) {
        return { kind: 'away', reason: asWritten({ text: (error as Error).message }) }
      }
    },
    async acknowledge(id) {
      const name = id.slice(0, id.lastIndexOf(':'))
      await mkdir(join(inbound, 'read'), { recursive: true })
      const text = await read(join(inbound, name))
      // A file that came since under the same name is another message, and stays.
      if (text === undefined || idOf(name, text) !== id) return
      const digest = id.slice(id.lastIndexOf(':') + 1)
      await rename(
        join(inbound, name),
        join(inbound, 'read', `${name.slice(0, -EXTENSION.length)}.${digest}.txt`),
      )
    },
  }
}

const EXTENSION = '.txt'
const AT_ONCE = 100

/** Transmissions have the UUIDs of their submissions; carriers name what nobody asked for differently. */
const isTransmissionId = (name: string): boolean =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(name)

/** A carrier may use a name again, so the content is part of the id. */
const idOf = (name: string, text: string): string =>
  `${name}:${createHash('sha256').update(text).digest('hex').slice(0, 16)}`

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(EXTENSION)).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

const recordsOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '')

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'latin1')
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
