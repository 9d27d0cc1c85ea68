import type { Entry } from '@edfe/contracts/entries/entry'
import type { DraftData } from '@edfe/domain/entry'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiProblem, problemOf } from '../../api/problem.ts'
import type { PatchOptions } from './entry-api.ts'
import { EntryEditor } from './entry-editor.ts'

const entry = (change: Partial<Entry> = {}): Entry =>
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
function server(first: Entry = entry()) {
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

const bill = (bill_of_lading: string, import_date = '2026-02-24') => ({ bill_of_lading, import_date })

/** A storage whose keys are its own properties, as a browser's are. */
class FakeStorage {
  [key: string]: unknown
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, value: string): void {
    this[key] = value
  }
  removeItem(key: string): void {
    delete this[key]
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage())
})

describe('saving', () => {
  test('a failure carries the sentence of the server, or none when the server sent none', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    customs.failures.push(new ApiProblem(422, 'save_failed', 'A line has no number.'))
    editor.edit('shipment_origin', () => bill('EGLV2'))
    expect(await editor.save()).toEqual({ ok: false, phase: 'failed', message: 'A line has no number.' })
    customs.failures.push(problemOf(400, undefined))
    expect(await editor.save()).toEqual({ ok: false, phase: 'failed', message: undefined })
  })

  test('what was typed is sent once, and is then acknowledged', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    editor.edit('shipment_origin', () => bill('EGLV2'))
    expect(editor.state().phase).toBe('unsaved')
    expect((await editor.save()).ok).toBe(true)
    await editor.save()
    expect(customs.patches).toHaveLength(1)
    expect(editor.state()).toMatchObject({ phase: 'saved' })
    expect(editor.isDirty()).toBe(false)
  })

  test('a failed save keeps what was typed, and the next one sends it', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    customs.failures.push(new ApiProblem(422, 'refused', 'Not now.'))
    editor.edit('shipment_origin', () => bill('EGLV2'))
    expect(await editor.save()).toEqual({ ok: false, phase: 'failed', message: 'Not now.' })
    expect(editor.draft().shipment_origin?.bill_of_lading).toBe('EGLV2')
    await editor.save()
    expect(customs.stored.draft_data.shipment_origin?.bill_of_lading).toBe('EGLV2')
  })

  test('text typed while a save runs is sent by the next save', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    editor.edit('shipment_origin', () => bill('EGLV2'))
    const first = editor.save()
    editor.edit('shipment_origin', () => bill('EGLV23'))
    await first
    await editor.save()
    expect(customs.patches.map(({ draft }) => draft.shipment_origin?.bill_of_lading).at(-1)).toBe('EGLV23')
    expect(editor.state().phase).toBe('saved')
  })

  test('for a person who may only read, nothing is ever sent', async () => {
    const customs = server(entry({ may: { edit: false } as Entry['may'] }))
    const editor = new EntryEditor(customs.stored, customs.api)
    editor.edit('shipment_origin', () => bill('EGLV2'))
    await editor.save()
    expect(customs.patches).toHaveLength(0)
    expect(editor.state().phase).toBe('saved')
  })

  test('a page that opens while a save runs starts with what is on its way', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    editor.edit('shipment_origin', () => bill('EGLV2'))
    const saved = editor.save()
    await Promise.resolve()
    expect(editor.state().phase).toBe('saving')
    expect(editor.isDirty()).toBe(false)
    expect(editor.draft().shipment_origin?.bill_of_lading).toBe('EGLV2')
    await saved
  })

  test('a browser that dies while a save runs gives the text back on the next visit', async () => {
    const customs = server()
    const lost = { ...customs.api, patch: () => new Promise<Entry>(() => undefined) }
    const editor = new EntryEditor(customs.stored, lost)
    editor.edit('shipment_origin', () => bill('EGLV2'))
    void editor.save()
    await Promise.resolve()
    const later = new EntryEditor(customs.stored, customs.api)
    expect(later.draft().shipment_origin?.bill_of_lading).toBe('EGLV2')
  })

  test('a save that breaks is thrown, and the next one still sends what was typed', async () => {
    const customs = server()
    const broken = [new TypeError('storage is full')]
    const patch: typeof customs.api.patch = async (...call) => {
      const failure = broken.shift()
      if (failure) throw failure
      return customs.api.patch(...call)
    }
    const editor = new EntryEditor(customs.stored, { ...customs.api, patch })
    editor.edit('shipment_origin', () => bill('EGLV2'))
    await expect(editor.save()).rejects.toThrow('storage is full')
    await editor.save()
    expect(customs.stored.draft_data.shipment_origin?.bill_of_lading).toBe('EGLV2')
  })

  test('without a connection the text waits in this browser and comes back with the next visit', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    customs.failures.push(new ApiProblem(0, 'network', 'The server cannot be reached.'))
    editor.edit('shipment_origin', () => bill('EGLV2'))
    expect(await editor.save()).toMatchObject({ ok: false, phase: 'offline' })
    const later = new EntryEditor(customs.stored, customs.api)
    expect(later.state()).toMatchObject({ recovered: true, phase: 'unsaved' })
    expect(later.draft().shipment_origin?.bill_of_lading).toBe('EGLV2')
    await later.save()
    expect(customs.stored.draft_data.shipment_origin?.bill_of_lading).toBe('EGLV2')
    expect(new EntryEditor(customs.stored, customs.api).state().recovered).toBe(false)
  })
})

describe('two people', () => {
  test('the same field changed by both is a conflict with both values, and nothing is saved', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    customs.save(bill('EGLV9'))
    editor.edit('shipment_origin', () => bill('EGLV2'))
    expect(await editor.save()).toMatchObject({ ok: false, phase: 'conflict' })
    expect(editor.state().conflict?.fields).toEqual([
      { path: 'shipment_origin.bill_of_lading', local: 'EGLV2', remote: 'EGLV9', proposed: 'local' },
    ])
    expect(customs.stored.draft_data.shipment_origin?.bill_of_lading).toBe('EGLV9')
  })

  test('their version that arrives while I type is met by my save, not stepped over', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    editor.edit('shipment_origin', () => bill('EGLV2'))
    customs.save(bill('EGLV9'))
    editor.accept(customs.stored)
    expect(await editor.save()).toMatchObject({ ok: false, phase: 'conflict' })
    expect(customs.stored.draft_data.shipment_origin?.bill_of_lading).toBe('EGLV9')
  })

  test('their version is shown at once while nothing is typed here', () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    customs.save(bill('EGLV9'))
    editor.accept(customs.stored)
    expect(editor.state()).toMatchObject({ phase: 'saved', revision: 1 })
    expect(editor.draft().shipment_origin?.bill_of_lading).toBe('EGLV9')
  })

  test('a field that only they changed proposes their value', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    customs.save(bill('EGLV1', '2026-02-23'))
    editor.edit('shipment_origin', () => bill('EGLV2'))
    await editor.save()
    expect(editor.state().conflict?.fields.map(({ path, proposed }) => [path, proposed])).toEqual([
      ['shipment_origin.import_date', 'remote'],
      ['shipment_origin.bill_of_lading', 'local'],
    ])
    await editor.resolveConflict(['shipment_origin.import_date'])
    expect(customs.stored.draft_data.shipment_origin).toEqual(bill('EGLV2', '2026-02-23'))
    expect(editor.state()).toMatchObject({ phase: 'saved', revision: 1 })
  })

  test('discarding my edits leaves their version alone', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    customs.save(bill('EGLV9'))
    editor.edit('shipment_origin', () => bill('EGLV2'))
    await editor.save()
    editor.discardLocal()
    expect(editor.draft().shipment_origin?.bill_of_lading).toBe('EGLV9')
    expect(editor.isDirty()).toBe(false)
  })

  test('a remote change in a section without local edits does not delay the save', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    customs.save({ ...bill('EGLV9') })
    editor.edit('header', () => ({ port_code: '2704' }))
    expect((await editor.save()).ok).toBe(true)
    expect(customs.stored.draft_data).toMatchObject({
      header: { port_code: '2704' },
      shipment_origin: { bill_of_lading: 'EGLV9' },
    })
  })

  test('lines that each of us changed are saved together, and the form starts again with both', async () => {
    const row = (id: string, entered_value: string, line_number: number) => ({
      id,
      line_number,
      entered_value,
    })
    const customs = server(entry({ draft_data: { line_items: [row('a', '1', 1), row('b', '2', 2)] } }))
    const editor = new EntryEditor(customs.stored, customs.api)
    await customs.api.patch(
      'e1',
      { line_items: [row('a', '1', 1), row('b', '20', 2)] },
      customs.stored.updated_at,
      {},
    )
    editor.edit('line_items', () => [row('a', '10', 1), row('b', '2', 2)])
    expect((await editor.save()).ok).toBe(true)
    expect(customs.stored.draft_data.line_items).toEqual([row('a', '10', 1), row('b', '20', 2)])
    expect(editor.state()).toMatchObject({
      phase: 'saved',
      revision: 1,
      mergedCount: 1,
      mergedFrom: 'Tomas Lindqvist',
    })
    expect(editor.draft().line_items).toEqual([row('a', '10', 1), row('b', '20', 2)])
  })

  test('a fee that somebody added does not slip under a signature that is just given', async () => {
    const fee = { id: 'm', amount: '31.67' }
    const customs = server(
      entry({ draft_data: { totals_declarations: { declarant_name: 'Ruth Okafor', fee_summary: [] } } }),
    )
    const editor = new EntryEditor(customs.stored, customs.api)
    const remote = { declarant_name: 'Ruth Okafor', fee_summary: [fee] }
    await customs.api.patch('e1', { totals_declarations: remote }, customs.stored.updated_at, {})
    const signed = { declarant_name: 'Ruth Okafor', declarant_signature: 'Ruth Okafor', fee_summary: [] }
    expect(await editor.save({ sections: { totals_declarations: signed } })).toMatchObject({
      phase: 'conflict',
    })
    expect(editor.state().conflict?.fields.map(({ path }) => path)).toContain(
      'totals_declarations.fee_summary.0',
    )
  })

  test('text of an earlier visit never overwrites what was saved since', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    customs.failures.push(new ApiProblem(0, 'network', ''))
    editor.edit('shipment_origin', () => bill('EGLV2'))
    await editor.save()
    customs.save(bill('EGLV9'))
    const later = new EntryEditor(customs.stored, customs.api)
    expect(await later.save()).toMatchObject({ ok: false, phase: 'conflict' })
    expect(customs.stored.draft_data.shipment_origin?.bill_of_lading).toBe('EGLV9')
  })
})
