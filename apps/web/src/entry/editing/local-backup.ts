import type { DraftData, DraftSection } from '@edfe/domain/entry'
import { KEPT } from '../../session/kept-here.ts'
import { onSessionEvent, sessionState } from '../../session/session-store.ts'

interface BackedUpSection {
  value: unknown
  /** `updated_at` of the entry that the typing started from. */
  base: string
  /** The user who typed it: nobody else who signs in here gets to see it. Version 0.2.0 did not keep it. */
  owner?: string | undefined
}

/** What was typed in an entry and is not acknowledged, with the oldest version that the typing started from. */
export interface TypedText {
  sections: DraftData
  base: string
}

const BACKUP_MS = 300

/** The sign-outs in this tab: each deletes what its person left unsaved, or was asked about. */
let signOuts = 0
onSessionEvent((event, fromTab) => {
  if (event === 'SIGNED_OUT' && !fromTab) signOuts += 1
})

/**
 * The text typed in one entry and not yet acknowledged by the server, per section in the browser's storage,
 * so that a reload, a crash or a lost network loses nothing. A full or forbidden storage does not stop the
 * typing: the save that follows is the only copy then.
 */
export class LocalBackup {
  #prefix: string
  #owner = sessionState().user?.id
  #signOuts = signOuts
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(entryId: string) {
    this.#prefix = `${KEPT.drafts}${entryId}.`
  }

  /** True once the person has signed out here: nothing of the text may come back. */
  get isLeft(): boolean {
    return this.#signOuts !== signOuts
  }

  /** True while the person who typed the text is signed in. */
  get isTheirs(): boolean {
    return !this.isLeft && sessionState().user?.id === this.#owner
  }

  /** Runs `copy` once typing pauses. */
  schedule(copy: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(copy, BACKUP_MS)
  }

  write(sections: DraftData, base: string): void {
    for (const [section, value] of Object.entries(sections)) {
      try {
        const kept: BackedUpSection = { value, base, owner: this.#owner }
        localStorage.setItem(`${this.#prefix}${section}`, JSON.stringify(kept))
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

  /** All sections that the person typed; undefined when there are none. */
  read(): TypedText | undefined {
    const sections: Record<string, unknown> = {}
    let base = ''
    try {
      for (const key of Object.keys(localStorage)) {
        if (!key.startsWith(this.#prefix)) continue
        const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as BackedUpSection | null
        if (!stored || (stored.owner !== undefined && stored.owner !== this.#owner)) continue
        sections[key.slice(this.#prefix.length)] = stored.value
        base = !base || stored.base < base ? stored.base : base
      }
    } catch {
      return undefined
    }
    return base ? { sections: sections as DraftData, base } : undefined
  }
}
