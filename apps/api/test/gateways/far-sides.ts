import { createHash } from 'node:crypto'
import { asWritten } from '@edfe/domain/messages'
import type { Files } from '@edfe/gateway'
import type { CustomsGateway } from '../../src/customs/gateway/gateway.ts'

export const IDS = ['0b0d6d1e-6f0e-4c55-9d3a-2f6d1c0f7a11', '5d7b5b9e-1d0e-4b9f-8b7a-0b8a3d0c9f22']
export const ZZZ = 'E1RFZZZ'

/** One step of a process, which may be its last: then it throws. */
type Step = () => void

/** Files in memory that outlive the process; each step can be its last. */
export function files(stored: Map<string, string>, step: Step): Files {
  const doing = async <T>(work: () => T): Promise<T> => {
    step()
    const result = work()
    step()
    return result
  }
  return {
    list: (folder) =>
      doing(() =>
        [...stored.keys()]
          .filter((path) => path.startsWith(`${folder}/`))
          .map((path) => path.slice(folder.length + 1))
          .filter((name) => !name.includes('/')),
      ),
    read: (path) =>
      doing(() => {
        const text = stored.get(path)
        return text === undefined ? undefined : { text, changedAt: new Date() }
      }),
    has: (path) => doing(() => stored.has(path)),
    makeFolder: async () => {},
    async write(path, text) {
      // A file is written in two halves.
      await doing(() => stored.set(path, text.slice(0, text.length / 2)))
      await doing(() => stored.set(path, text))
    },
    rename: (from, to) =>
      doing(() => {
        const text = stored.get(from)
        if (text === undefined) throw new Error(`${from} is not there`)
        stored.delete(from)
        stored.set(to, text)
      }),
    remove: (path) => doing(() => void stored.delete(path)),
  }
}

/** The carrier with customs behind it: what is put out is filed; the first of each transmission may fail at CBP (ZZZ). */
export function carrier(stored: Map<string, string>, failures: readonly boolean[]) {
  const filed: string[] = []
  const noticed = new Set<string>()
  const answers = new Map<string, string>()
  return {
    filed,
    /** The notices that it has brought, by what they say. */
    noticed,
    /** Takes all that has its name; the answers come later. */
    take() {
      for (const path of [...stored.keys()].filter((one) => /^outbound\/[^/]*\.txt$/.test(one))) {
        const name = path.slice('outbound/'.length)
        const id = name.slice(0, -4)
        stored.delete(path)
        const isFailure = failures[IDS.indexOf(id)] && !filed.includes(id)
        filed.push(id)
        answers.set(name, `A\r\n${isFailure ? ZZZ : `E1 ${id}`}\r\nZ\r\n`)
      }
    },
    /** Brings the answers of what it took, now and then with a notice beside each. */
    bring(hasNotices: boolean) {
      for (const [name, text] of answers) {
        stored.set(`inbound/${name}`, text)
        if (!hasNotices) continue
        stored.set(`inbound/${noticeName(name)}`, noticeText(name))
        noticed.add(`A,UC ${name},Z`)
      }
      answers.clear()
    },
  }
}

const noticeName = (name: string): string => `notice-${name}`
const noticeText = (name: string): string => `A\r\nUC ${name}\r\nZ\r\n`
const AWAY = { kind: 'away' as const, reason: asWritten({ text: 'The process is dead' }) }

/**
 * The simulator of practice: it answers at once, files an id once unless its first answer is a system failure, and gives a
 * notice until it is acknowledged. Its notices have the ids of those that the carrier brings.
 */
export function practice(failures: readonly boolean[]) {
  const filed: string[] = []
  const noticed = new Set<string>()
  const waiting = new Map<string, string[]>()
  const [failed, accepted] = [new Set<string>(), new Set<string>()]
  const answerTo = (id: string): string[] => {
    const isFailure = failures[IDS.indexOf(id)] && !failed.has(id)
    const known = isFailure ? failed : accepted
    if (!known.has(id)) filed.push(id)
    known.add(id)
    return ['A', isFailure ? ZZZ : `E1 ${id}`, 'Z']
  }
  return {
    filed,
    noticed,
    /** Notices that are not acknowledged. */
    waiting,
    notify() {
      for (const name of IDS.map((id) => `${id}.txt`)) {
        const images = ['A', `PRACTICE ${name}`, 'Z']
        if (noticed.has(images.join())) continue
        const digest = createHash('sha256').update(noticeText(name)).digest('hex').slice(0, 16)
        waiting.set(`${noticeName(name)}:${digest}`, images)
        noticed.add(images.join())
      }
    },
    gateway(step: Step): CustomsGateway {
      /** The process may die before the request leaves, and before its answer is read. */
      const asking = <T>(work: () => T): T => {
        step()
        const result = work()
        step()
        return result
      }
      return {
        async send({ id }) {
          try {
            return { kind: 'answered', images: asking(() => answerTo(id)) }
          } catch {
            return AWAY
          }
        },
        async poll() {
          try {
            const messages = asking(() => [...waiting].map(([id, images]) => ({ id, images })))
            return { kind: 'received', messages }
          } catch {
            return AWAY
          }
        },
        async acknowledge(id) {
          try {
            asking(() => waiting.delete(id))
          } catch {
            // It is given again.
          }
        },
      }
    },
  }
}
