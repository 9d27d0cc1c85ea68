import { createHash } from 'node:crypto'
import { type Files, UnreadableFile } from './files.ts'

/** Where the files of a carrier are and what they are called. `{id}` in a name is the id of a transmission. */
export interface FileLayout {
  outbound: string
  outboundName: string
  /** Behind the name of a file while it is written. */
  temporaryEnding: string
  inbound: string
  /** Of an answer; every other name with its ending is a message that nobody asked for. */
  inboundName: string
  /** Where a file goes that is stored here; undefined: it is removed. */
  read: string | undefined
  /** Where it is marked that a transmission is put out; the carrier leaves this folder alone. */
  marks: string
}

export const DIRECTORY_LAYOUT: FileLayout = {
  outbound: 'outbound',
  outboundName: '{id}.txt',
  temporaryEnding: '.part',
  inbound: 'inbound',
  inboundName: '{id}.txt',
  read: 'inbound/read',
  marks: 'handed-over',
}

/** A whole file of the carrier. */
interface CarriedMessage {
  id: string
  records: string[]
  transmissionId?: string
}

/** What a carrier brings and takes as files, whose calls throw what `Files` throws. */
export interface FileExchange {
  /** Puts a sending of a transmission out once, wherever this stops and is called again. */
  putOut(transmission: { id: string; sending: number; records: readonly string[] }): Promise<void>
  /** 'partial' while the carrier writes it; undefined when there is none. */
  answerTo(id: string): Promise<CarriedMessage | 'partial' | undefined>
  /**
   * Messages in the order of their names, and after them answers: those that nothing waits for. `unreadable` names what
   * is no regular file.
   */
  messages(
    awaited: (ids: string[]) => Promise<Set<string>>,
    most: number,
  ): Promise<{ messages: CarriedMessage[]; unreadable: string[] }>
  /** A file that came since under the same name is another message, and stays. */
  acknowledge(messageId: string): Promise<void>
}

const LONGEST_WRITE_MS = 10 * 60_000
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The order that makes a sending go out once: the file is written whole under a temporary name, then the mark, then it
 * gets its name. A mark with the temporary file beside it was stopped before the last step; a mark without was not, even
 * if the carrier has taken the file away since.
 */
export function fileExchange(files: Files, layout: FileLayout): FileExchange {
  const { outbound, inbound, marks, temporaryEnding } = layout
  const [before = '', ending = ''] = layout.inboundName.split('{id}')
  const transmissionOf = (name: string): string | undefined => {
    const id = name.slice(before.length, name.length - ending.length)
    return name === `${before}${id}${ending}` && UUID.test(id) ? id : undefined
  }

  const messageAt = async (name: string): Promise<CarriedMessage | 'partial' | undefined> => {
    const found = await files.read(`${inbound}/${name}`)
    if (!found) return undefined
    const records = recordsOf(found.text)
    const isWhole = records.at(-1)?.startsWith('Z') ?? false
    if (!isWhole && Date.now() - found.changedAt.getTime() <= LONGEST_WRITE_MS) return 'partial'
    const transmissionId = transmissionOf(name)
    return { id: idOf(name, found.text), records, ...(transmissionId && { transmissionId }) }
  }

  return {
    async putOut({ id, sending, records }) {
      const file = `${outbound}/${layout.outboundName.replace('{id}', id)}`
      const part = `${file}${temporaryEnding}`
      const mark = `${marks}/${id}.${sending}`
      await files.makeFolder(inbound)
      if (await files.has(mark)) {
        if (await files.has(part)) await files.rename(part, file)
        return
      }
      await files.write(part, `${records.join('\r\n')}\r\n`)
      await files.write(mark, '')
      await files.rename(part, file)
    },
    answerTo: (id) => messageAt(layout.inboundName.replace('{id}', id)),
    async messages(awaited, most) {
      const names = (await files.list(inbound))
        .filter((name) => name.endsWith(ending) && !name.endsWith(temporaryEnding))
        .sort()
      const ids = names.flatMap((name) => transmissionOf(name) ?? [])
      const open = ids.length > 0 ? await awaited(ids) : new Set<string>()
      const unasked = names.filter((name) => !transmissionOf(name))
      const late = names.filter((name) => {
        const id = transmissionOf(name)
        return id !== undefined && !open.has(id)
      })
      const messages: CarriedMessage[] = []
      const unreadable: string[] = []
      for (const name of [...unasked, ...late]) {
        if (messages.length === most) break
        try {
          const message = await messageAt(name)
          if (message && message !== 'partial') messages.push(message)
        } catch (error) {
          if (!(error instanceof UnreadableFile)) throw error
          unreadable.push(name)
        }
      }
      return { messages, unreadable }
    },
    async acknowledge(messageId) {
      const name = messageId.slice(0, messageId.lastIndexOf(':'))
      const digest = messageId.slice(messageId.lastIndexOf(':') + 1)
      const path = `${inbound}/${name}`
      const found = await files.read(path)
      if (!found || idOf(name, found.text) !== messageId) return
      if (layout.read === undefined) await files.remove(path)
      else await files.rename(path, `${layout.read}/${withDigest(name, digest)}`)
      const id = transmissionOf(name)
      if (id === undefined) return
      const own = (await files.list(marks)).filter((mark) => mark.startsWith(`${id}.`))
      for (const mark of own) await files.remove(`${marks}/${mark}`)
    },
  }
}

const recordsOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '')

/** A carrier may use a name again, so the content is part of the id. */
const idOf = (name: string, text: string): string =>
  `${name}:${createHash('sha256').update(text).digest('hex').slice(0, 16)}`

/** `status.txt` of digest `ab12` as `status.ab12.txt`. */
const withDigest = (name: string, digest: string): string => name.replace(/(?=\.[^.]*$)|$/, `.${digest}`)
