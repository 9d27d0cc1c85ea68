import type { DraftData, DraftSection } from '@edfe/domain/entry'

interface BackedUpSection {
  value: unknown
  /** `updated_at` of the entry that the typing started from. */
  base: string
}

const PREFIX = 'edfe.draft.'
const BACKUP_MS = 300

/**
 * What was typed in one entry and is not yet acknowledged by the server, per section in the browser's storage, so that
 * a reload, a crash or a lost network loses nothing. A full or forbidden storage does not stop the typing: the save
 * that follows is the only copy then.
 */
export class LocalBackup {
  #prefix: string
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(entryId: string) {
    this.#prefix = `${PREFIX}${entryId}.`
  }

  /** Runs `copy` once typing pauses. */
  schedule(copy: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(copy, BACKUP_MS)
  }

  write(sections: DraftData, base: string): void {
    for (const [section, value] of Object.entries(sections)) {
      try {
        localStorage.setItem(`${this.#prefix}${section}`, JSON.stringify({ value, base }))
      } catch {
        // See above.
      }
    }
  }

  clear(sections: readonly DraftSection[]): void {
    for (const section of sections) {
      try {
        localStorage.removeItem(`${this.#prefix}${section}`)
      } catch {
        // See above.
      }
    }
  }

  /** All stored sections with the oldest version that they started from; undefined when there are none. */
  read(): { sections: DraftData; base: string } | undefined {
    const sections: Record<string, unknown> = {}
    let base = ''
    try {
      for (const key of Object.keys(localStorage)) {
        if (!key.startsWith(this.#prefix)) continue
        const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as BackedUpSection | null
        if (!stored) continue
        sections[key.slice(this.#prefix.length)] = stored.value
        base = !base || stored.base < base ? stored.base : base
      }
    } catch {
      return undefined
    }
    return base ? { sections: sections as DraftData, base } : undefined
  }
}
