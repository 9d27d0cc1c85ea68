import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { CustomsGateway } from './gateway.ts'

/**
 * Files through two folders that a VAN, a service bureau or an MQ bridge empties and fills: `outbound/<id>.txt`
 * holds the records, one per line, and `inbound/<id>.txt` the answer. A file appears whole or not at all. A
 * transmission that was once put out is put out again only under the same name with the same bytes.
 */
export function directoryGateway(folder: string): CustomsGateway {
  const outbound = join(folder, 'outbound')
  const inbound = join(folder, 'inbound')
  return {
    async send({ id, images }) {
      try {
        const answer = await read(join(inbound, `${id}.txt`))
        if (answer !== undefined) return { kind: 'answered', images: recordsOf(answer) }
        await Promise.all([mkdir(outbound, { recursive: true }), mkdir(inbound, { recursive: true })])
        // The carrier may take the file away; this mark says that it was there.
        const mark = join(outbound, `.${id}.sent`)
        if ((await read(mark)) === undefined) {
          await writeWhole(join(outbound, `${id}.txt`), `${images.join('\r\n')}\r\n`)
          await writeWhole(mark, '')
        }
        return { kind: 'waiting' }
      } catch (error) {
        return { kind: 'away', reason: (error as Error).message }
      }
    },
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
