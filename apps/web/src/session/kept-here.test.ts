import { beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage } from '../../test/editor-server.ts'
import { forgetPerson, unfinishedPapersOf, unsavedEntriesOf } from './kept-here.ts'

const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage())
  keep('edfe.draft.e1.parties', { value: {}, base: '1', owner: 'ruth' })
  keep('edfe.draft.e1.shipment_origin', { value: {}, base: '1', owner: 'ruth' })
  keep('edfe.draft.e2.parties', { value: {}, base: '1', owner: 'tomas' })
  keep('edfe.local-entries', { 'local-e3': { id: 'local-e3' }, 'local-e4': { id: 'local-e4' } })
  keep('edfe.local-facts', { 'local-e3': { ownerId: 'ruth' }, 'local-e4': { ownerId: 'tomas' } })
  keep('edfe.entry-defaults', { user: 'ruth' })
  keep('edfe.local-serial', 3)
})

test('the entries that hold unsaved text of a person are counted once each, and not those of others', () => {
  expect(unsavedEntriesOf('ruth')).toEqual(['e1', 'local-e3'])
  expect(unsavedEntriesOf('tomas')).toEqual(['e2', 'local-e4'])
  expect(unsavedEntriesOf('ines')).toEqual([])
})

test('signing out removes everything of a person, and leaves what somebody else has typed here', () => {
  forgetPerson('ruth')
  expect(unsavedEntriesOf('ruth')).toEqual([])
  expect(unsavedEntriesOf('tomas')).toEqual(['e2', 'local-e4'])
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'edfe.draft.e2.parties',
    'edfe.local-entries',
    'edfe.local-facts',
    'edfe.local-serial',
  ])
  expect(localStorage.getItem('edfe.local-entries')).not.toContain('local-e3')
})

test('signing out removes the papers of the tab and the work with them', () => {
  const caches = { delete: vi.fn(async () => true) }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('sessionStorage', new FakeStorage())
  sessionStorage.setItem('edfe.papers.ruth.new', '{}')
  forgetPerson('ruth')
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(caches.delete).toHaveBeenCalledWith('edfe.papers.')
})

test('text of version 0.2.0, which names nobody, counts as the text of whoever is signed in', () => {
  keep('edfe.draft.e5.parties', { value: {}, base: '1' })
  expect(unsavedEntriesOf('ines')).toEqual(['e5'])
})

/** A browser that keeps papers under these addresses, in which the tabs of these names are open. */
function keepPapers(paths: string[], openTabs: string[]) {
  const keys = async () => paths.map((path) => ({ url: `http://here${path}` }))
  vi.stubGlobal('caches', { has: async () => true, open: async () => ({ keys }) })
  vi.stubGlobal('sessionStorage', new FakeStorage())
  const held = openTabs.map((tab) => ({ name: `edfe.papers.${tab}` }))
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } })
}

test('papers of this tab and of other open ones are unfinished; those of closed tabs and of others are not', async () => {
  keepPapers(
    [
      '/kept-papers/ruth/a/new-1/p1',
      '/kept-papers/ruth/b/e1/p2',
      '/kept-papers/ruth/c/e1/p3',
      '/kept-papers/tomas/b/e1/p4',
    ],
    ['b'],
  )
  sessionStorage.setItem('edfe.papers.tab', 'a')
  expect(await unfinishedPapersOf('ruth')).toEqual({ papers: 2, isConfirmed: false })
  expect(await unfinishedPapersOf('tomas')).toEqual({ papers: 1, isConfirmed: false })
  expect(await unfinishedPapersOf('ines')).toEqual({ papers: 0, isConfirmed: false })
})

test('what was confirmed of the documents of an entry is unfinished work without a paper', async () => {
  keepPapers([], [])
  const work = (isConfirmed: boolean) =>
    JSON.stringify({ answers: [['port_code', { text: '2704', isConfirmed }]] })
  sessionStorage.setItem('edfe.papers.ruth.e1', work(false))
  sessionStorage.setItem('edfe.papers.ruth.samples', work(true))
  expect(await unfinishedPapersOf('ruth')).toEqual({ papers: 0, isConfirmed: false })
  sessionStorage.setItem('edfe.papers.ruth.e1', work(true))
  expect(await unfinishedPapersOf('ruth')).toEqual({ papers: 0, isConfirmed: true })
  expect(await unfinishedPapersOf('tomas')).toEqual({ papers: 0, isConfirmed: false })
})

test('a browser that stores nothing has no unfinished papers', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(await unfinishedPapersOf('ruth')).toEqual({ papers: 0, isConfirmed: false })
})
