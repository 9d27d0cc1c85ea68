import { beforeEach, expect, test, vi } from 'vitest'
import { checkConnection } from '../api/connection.ts'
import { fetchBeforeImport } from './fetch-before-import.ts'

vi.mock('../api/connection.ts', () => ({ checkConnection: vi.fn() }))

const asked: string[] = []
/** What the browser has loaded, by its status; 0 without an answer. */
let loaded: Record<string, number | undefined> = {}
/** What the server answers; undefined without a connection. */
let status: number | undefined

beforeEach(() => {
  asked.length = 0
  status = 200
  loaded = {
    'http://localhost/of-the-html.js': 200,
    'http://localhost/without-status.js': undefined,
    'http://localhost/lost.js': 0,
    'http://localhost/refused.js': 503,
  }
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    loaded[`http://localhost${url}`] = status ?? 0
    if (status === undefined) throw new TypeError('Failed to fetch')
    return new Response('export {}', { status })
  })
  vi.stubGlobal('document', { baseURI: 'http://localhost/entries' })
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((url) =>
    url in loaded ? [{ responseStatus: loaded[url] } as PerformanceResourceTiming] : [],
  )
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.mocked(checkConnection).mockClear()
  }
})

/** The words by which the router knows that a file is of an earlier version, and reloads the page. */
const NOT_FOUND = 'Failed to fetch dynamically imported module'

test('a page is imported once its files are here, each fetched once', async () => {
  const load = vi.fn(async () => 'page')
  expect(await fetchBeforeImport(load, ['a.js', 'b.js'])).toBe('page')
  expect(await fetchBeforeImport(load, ['a.js', 'c.js'])).toBe('page')
  expect(asked).toEqual(['/a.js', '/b.js', '/c.js'])
})

test('a file that the page has loaded is not fetched, one that it could not load is', async () => {
  await fetchBeforeImport(
    async () => 'page',
    ['of-the-html.js', 'without-status.js', 'lost.js', 'refused.js'],
  )
  expect(asked).toEqual(['/lost.js', '/refused.js'])
})

test.each([
  ['without a connection', undefined, 'Failed to fetch'],
  ['while the server refuses', 503, '/d503.js: 503'],
])('%s nothing is imported, and each try fetches again', async (_when, given, message) => {
  const load = vi.fn(async () => 'page')
  const name = `d${given}.js`
  status = given
  await expect(fetchBeforeImport(load, [name])).rejects.toThrow(message)
  await expect(fetchBeforeImport(load, [name])).rejects.toThrow(message)
  expect(load).not.toHaveBeenCalled()
  expect(checkConnection).toHaveBeenCalled()
  status = 200
  expect(await fetchBeforeImport(load, [name])).toBe('page')
  expect(asked).toEqual([`/${name}`, `/${name}`, `/${name}`])
})

test('a file of an earlier version, which the server does not have any more, makes the router reload the page', async () => {
  const load = vi.fn(async () => 'page')
  status = 404
  await expect(fetchBeforeImport(load, ['gone.js'])).rejects.toThrow(NOT_FOUND)
  expect(load).not.toHaveBeenCalled()
})

test('a lost connection does not make the router reload the page, which would lose it', async () => {
  status = undefined
  await expect(fetchBeforeImport(async () => 'page', ['e.js'])).rejects.not.toThrow(NOT_FOUND)
})
