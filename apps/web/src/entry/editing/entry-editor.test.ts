import type { Entry } from '@edfe/contracts/entries/entry'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bill, entry, FakeStorage, server } from '../../../test/editor-server.ts'
import { ApiProblem, problemOf } from '../../api/problem.ts'
import { emit, type SessionUser } from '../../session/session-store.ts'
import { EntryEditor } from './entry-editor.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage())
})

describe('saving', () => {
  test('a failure carries the sentence of the server, or none when the server sent none', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    customs.failures.push(new ApiProblem(422, 'save_failed', 'A line has no number.'))
    editor.edit('shipment_origin', () => bill('EGLV2'))
    expect(await editor.save()).toMatchObject({
      ok: false,
      phase: 'failed',
      message: 'A line has no number.',
    })
    customs.failures.push(problemOf(400, undefined))
    expect(await editor.save()).toMatchObject({ ok: false, phase: 'failed', message: undefined })
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
    expect(await editor.save()).toMatchObject({ ok: false, phase: 'failed', message: 'Not now.' })
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

  test('what is put in place of typed text shows in the forms at once, and text typed after it is not in conflict with it', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    editor.edit('shipment_origin', () => bill('EGLV2'))
    const { revision } = editor.state()
    const saved = editor.put(({ shipment_origin }) => ({
      shipment_origin: { ...shipment_origin, bill_of_lading: 'EGLV1' },
    }))
    expect(editor.state().revision, 'the forms start again').toBe(revision + 1)
    expect(editor.draft().shipment_origin?.bill_of_lading).toBe('EGLV1')
    editor.edit('shipment_origin', () => bill('EGLV12'))
    expect(await saved).toMatchObject({ ok: true })
    expect(await editor.save()).toMatchObject({ ok: true })
    expect(customs.stored.draft_data.shipment_origin?.bill_of_lading).toBe('EGLV12')
    expect(editor.put(() => undefined)).toBeUndefined()
  })

  test('a section that another page writes shows in the entry at once, also after a key, and is saved', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    editor.edit('header', () => ({ entry_type: '01' }))
    const shown: unknown[] = []
    editor.subscribe(() => shown.push(editor.state().entry.draft_data.shipment_origin?.bill_of_lading))
    editor.write('shipment_origin', bill('EGLV2'))
    expect(shown.at(-1)).toBe('EGLV2')
    expect(await editor.save()).toMatchObject({ ok: true })
    expect(customs.stored.draft_data.shipment_origin?.bill_of_lading).toBe('EGLV2')
    expect(customs.stored.draft_data.header?.entry_type).toBe('01')
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

  test('a save that fails after its person has signed out leaves nothing in the browser', async () => {
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    customs.failures.push(new ApiProblem(0, 'network', 'No connection.'))
    editor.edit('shipment_origin', () => bill('EGLV2'))
    const saved = editor.save()
    await Promise.resolve()
    expect(Object.keys(localStorage)).not.toEqual([])
    editor.forget()
    await saved
    editor.backUp()
    expect(Object.keys(localStorage)).toEqual([])
    expect(editor.isDirty()).toBe(false)
  })

  test('a page that was left tries again, and no more once its person has signed out', async () => {
    vi.useFakeTimers()
    const customs = server()
    const editor = new EntryEditor(customs.stored, customs.api)
    const away = () => customs.failures.push(new ApiProblem(0, 'network', 'No connection.'))
    away()
    away()
    editor.edit('shipment_origin', () => bill('EGLV2'))
    await editor.save()
    await vi.advanceTimersByTimeAsync(2000)
    expect(customs.patches).toHaveLength(2)
    localStorage.clear()
    emit('SIGNED_OUT', { user: undefined })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(customs.patches).toHaveLength(2)
    expect(Object.keys(localStorage)).toEqual([])
    vi.useRealTimers()
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

  test('an entry that is left without a connection and opened again has one editor that saves: old text does not come back', async () => {
    vi.useFakeTimers()
    const customs = server()
    const left = new EntryEditor(customs.stored, customs.api)
    customs.failures.push(new ApiProblem(0, 'network', 'The server cannot be reached.'))
    left.edit('shipment_origin', () => bill('B1'))
    await left.save()
    const opened = new EntryEditor(customs.stored, customs.api, left.handOver())
    expect(opened.state()).toMatchObject({ recovered: true, phase: 'unsaved' })
    await opened.save()
    opened.edit('shipment_origin', () => bill('B12'))
    await opened.save()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(customs.stored.draft_data.shipment_origin?.bill_of_lading).toBe('B12')
    expect(customs.patches).toHaveLength(3)
    expect(Object.keys(localStorage)).toEqual([])
    expect(opened.state().phase).toBe('saved')
    vi.useRealTimers()
  })

  test('text is handed over to nobody else who signs in', async () => {
    const customs = server()
    emit('SIGNED_IN', { user: { id: 'u1' } as SessionUser })
    const left = new EntryEditor(customs.stored, customs.api)
    left.edit('shipment_origin', () => bill('B1'))
    emit('SIGNED_IN', { user: { id: 'u2' } as SessionUser })
    expect(left.handOver()).toBeUndefined()
    await left.save()
    expect(customs.patches).toEqual([])
    emit('SIGNED_OUT', { user: undefined })
  })

  test('a section is read with what is typed in it, without the text of other forms', () => {
    const { api } = server()
    const editor = new EntryEditor(entry(), api)
    editor.edit('shipment_origin', () => bill('TYPED'))
    let read = 0
    editor.edit('line_items', () => {
      read += 1
      return []
    })
    expect(editor.section('header')).toBeUndefined()
    expect(read).toBe(0)
    editor.draft()
    expect(read).toBe(1)
  })

  test('a section that is typed or on its way comes before the stored one', async () => {
    const { api } = server()
    const editor = new EntryEditor(entry(), api)
    editor.edit('shipment_origin', () => bill('FIRST'))
    expect(editor.section('shipment_origin')?.bill_of_lading).toBe('FIRST')
    const saved = editor.save()
    expect(editor.section('shipment_origin')?.bill_of_lading).toBe('FIRST')
    editor.edit('shipment_origin', () => bill('SECOND'))
    await saved
    expect(editor.section('shipment_origin')?.bill_of_lading).toBe('SECOND')
  })
})
