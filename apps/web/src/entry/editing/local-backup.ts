import type { DraftData, DraftSection } from './wire.ts'

interface BackedUpSection {
  value: unknown
  /** `updated_at` of the entry that the typing started from. */
  base: string
}

const PREFIX = 'edfe.draft.'

/**
 * What was typed and not yet acknowledged by the server, per entry and section, in the browser's storage, so that
 * a reload, a crash or a lost network loses nothing. A full or forbidden storage is no reason to stop typing.
 */
export const localBackup = {
  write(entryId: string, section: DraftSection, value: unknown, base: string): void {
    try {
      localStorage.setItem(`${PREFIX}${entryId}.${section}`, JSON.stringify({ value, base }))
    } catch {
      // The storage is full or switched off: the server save that follows is the only copy then.
    }
  },

  clear(entryId: string, section: DraftSection): void {
    try {
      localStorage.removeItem(`${PREFIX}${entryId}.${section}`)
    } catch {
      // As above.
    }
  },

  /** Everything that is kept for an entry; undefined when there is nothing. */
  read(entryId: string): { sections: DraftData; base: string } | undefined {
    const sections: Record<string, unknown> = {}
    let base = ''
    try {
      for (const key of Object.keys(localStorage)) {
        if (!key.startsWith(`${PREFIX}${entryId}.`)) continue
        const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as BackedUpSection | null
        if (!kept) continue
        sections[key.slice(PREFIX.length + entryId.length + 1)] = kept.value
        base = !base || kept.base < base ? kept.base : base
      }
    } catch {
      return undefined
    }
    return base ? { sections: sections as DraftData, base } : undefined
  },
}
