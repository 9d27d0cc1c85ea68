import type { StatusMessage } from '@edfe/abi'
import { openJournal } from './journal.ts'

type Line = { said: StatusMessage; due: number } | { taken: string }

/** Unsolicited messages that the filer has not acknowledged yet. */
export interface MessageStore {
  /** Adds a message once per id, available from a time in milliseconds. Returns once it is on disk. */
  say(message: StatusMessage, due: number): void
  /** The available messages, oldest first. */
  due(now: number): StatusMessage[]
  take(id: string): void
  close(): void
}

const AT_ONCE = 100

/** Opens the journal of a folder. */
export function openMessageStore(folder: string): MessageStore {
  const waiting = new Map<string, { said: StatusMessage; due: number }>()
  const known = new Set<string>()
  const remember = (line: Line) => {
    if ('taken' in line) waiting.delete(line.taken)
    else if (!known.has(line.said.id)) {
      known.add(line.said.id)
      waiting.set(line.said.id, line)
    }
  }
  const journal = openJournal<Line>(folder, 'messages.jsonl', remember)
  return {
    say(said, due) {
      if (!known.has(said.id)) journal.write({ said, due })
    },
    due: (now) =>
      [...waiting.values()]
        .filter(({ due }) => due <= now)
        .slice(0, AT_ONCE)
        .map(({ said }) => said),
    take(id) {
      if (waiting.has(id)) journal.write({ taken: id })
    },
    close: journal.close,
  }
}
