import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bill, entry, FakeStorage, server } from '../../../test/editor-server.ts'
import { ApiProblem } from '../../api/problem.ts'
import { EntryEditor } from './entry-editor.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage())
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
