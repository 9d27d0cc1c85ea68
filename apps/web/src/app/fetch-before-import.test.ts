import { beforeEach, expect, test, vi } from 'vitest'
import { fetchBeforeImport } from './fetch-before-import.ts'

const asked: string[] = []
const loaded: Record<string, number> = {
  'http://localhost/of-the-html.js': 200,
  'http://localhost/lost.js': 0,
}
let isAway = false

beforeEach(() => {
  asked.length = 0
  isAway = false
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (isAway) throw new TypeError('Failed to fetch')
    return new Response('export {}', { status: url.includes('gone') ? 404 : 200 })
  })
  vi.stubGlobal('document', { baseURI: 'http://localhost/entries' })
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((url) =>
    url in loaded ? [{ responseStatus: loaded[url] } as PerformanceResourceTiming] : [],
  )
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

test('a page is imported once its files are here, each fetched once', async () => {
  const load = vi.fn(async () => 'page')
  expect(await fetchBeforeImport(load, ['a.js', 'b.js'])).toBe('page')
  expect(await fetchBeforeImport(load, ['a.js', 'c.js'])).toBe('page')
  expect(asked).toEqual(['/a.js', '/b.js', '/c.js'])
})

test('a file that the page has loaded is not fetched, one that it could not load is', async () => {
  await fetchBeforeImport(async () => 'page', ['of-the-html.js', 'lost.js'])
  expect(asked).toEqual(['/lost.js'])
})

test('without a connection nothing is imported, and the next try fetches again', async () => {
  const load = vi.fn(async () => 'page')
  isAway = true
  const failed = 'Failed to fetch dynamically imported module: /d.js'
  await expect(fetchBeforeImport(load, ['d.js'])).rejects.toThrow(failed)
  expect(load).not.toHaveBeenCalled()
  isAway = false
  expect(await fetchBeforeImport(load, ['d.js'])).toBe('page')
  expect(asked).toEqual(['/d.js', '/d.js'])
})

test('a file of an earlier version, which the server does not have any more, fails in the words of the browser', async () => {
  const load = vi.fn(async () => 'page')
  await expect(fetchBeforeImport(load, ['gone.js'])).rejects.toThrow(
    'Failed to fetch dynamically imported module: /gone.js',
  )
  expect(load).not.toHaveBeenCalled()
})
