import type { Entry } from '@edfe/contracts/entries/entry'
import type { DraftData } from '@edfe/domain/entry'
import { ApiProblem } from '../src/api/problem.ts'
import type { PatchOptions } from '../src/entry/editing/entry-api.ts'

export const entry = (change: Partial<Entry> = {}): Entry =>
  ({
    id: 'e1',
    status: 'draft',
    updated_at: '2026-03-05T18:00:00.000Z',
    updated_by: { id: 'u2', name: 'Tomas Lindqvist' },
    draft_data: { shipment_origin: { bill_of_lading: 'EGLV1', import_date: '2026-02-24' } },
    step_progress: {},
    may: { edit: true },
    ...change,
  }) as Entry

/** A server that merges what it is sent, one second later each time. */
export function server(first: Entry = entry()) {
  let stored = first
  let tick = 0
  const patches: { draft: DraftData; options: PatchOptions }[] = []
  const failures: ApiProblem[] = []
  return {
    patches,
    failures,
    get stored() {
      return stored
    },
    /** Someone else saves. */
    save(section: DraftData['shipment_origin']) {
      tick += 1
      const draft_data = { shipment_origin: { ...stored.draft_data.shipment_origin, ...section } }
      stored = { ...stored, draft_data, updated_at: `2026-03-05T18:00:0${tick}.000Z` }
    },
    api: {
      get: async () => stored,
      patch: async (_id: string, draft: DraftData, expected: string, options: PatchOptions) => {
        patches.push({ draft, options })
        const failure = failures.shift()
        if (failure) throw failure
        if (expected !== stored.updated_at) {
          const { updated_at, updated_by } = stored
          const details = { updated_at, updated_by, entry: stored }
          throw new ApiProblem(409, 'draft_conflict', 'Someone else saved newer transport changes.', details)
        }
        tick += 1
        const draft_data = { ...stored.draft_data, ...draft }
        stored = { ...stored, draft_data, updated_at: `2026-03-05T18:00:0${tick}.000Z` }
        return stored
      },
    },
  }
}

export const bill = (bill_of_lading: string, import_date = '2026-02-24') => ({ bill_of_lading, import_date })

/** A storage whose keys are its own properties, as a browser's are. */
export class FakeStorage {
  [key: string]: unknown
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, value: string): void {
    this[key] = value
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key]
  }
  removeItem(key: string): void {
    delete this[key]
  }
}
