import type { StatusMessage } from '@edfe/abi'
import { openJournal } from './journal.ts'

type Line = { message: StatusMessage; due: number } | { removed: string }

/** Unsolicited messages that the filer has not deleted yet. */
export interface MessageStore {
  /** Queues a message once under its id, to be listed from a moment on (milliseconds). Returns once it is on disk. */
  queue(message: StatusMessage, due: number): void
  /** The messages that are due, oldest first. */
  due(now: number): StatusMessage[]
  remove(id: string): void
  close(): void
}

const PAGE_SIZE = 100

/** Opens the journal of a folder. */
export function openMessageStore(folder: string): MessageStore {
  const queued = new Map<string, { message: StatusMessage; due: number }>()
  const known = new Set<string>()
  const remember = (line: Line) => {
    if ('removed' in line) queued.delete(line.removed)
    else if (!known.has(line.message.id)) {
      known.add(line.message.id)
      queued.set(line.message.id, line)
    }
  }
  const journal = openJournal<Line>(folder, 'messages.jsonl', remember)
  return {
    queue(message, due) {
      if (!known.has(message.id)) journal.write({ message, due })
    },
    due: (now) =>
      [...queued.values()]
        .filter(({ due }) => due <= now)
        .slice(0, PAGE_SIZE)
        .map(({ message }) => message),
    remove(id) {
      if (queued.has(id)) journal.write({ removed: id })
    },
    close: journal.close,
  }
}
