import { afterEach, expect, test, vi } from 'vitest'
import { language, setLanguage } from './language.ts'
import { loadLanguage, withAllWords } from './load-language.ts'
import { t } from './t.ts'

const SPANISH = {
  'sample.save': 'Guardar',
  'sample.count': [
    { type: 1, value: 'count' },
    { type: 0, value: ' líneas' },
  ],
}
const page = { lang: 'en-US' }

function inBrowser(cookie: string, answer: (path: string) => Promise<Response>) {
  const fetched = vi.fn(answer)
  vi.stubGlobal('document', { documentElement: page, cookie })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const inAreas = (areas: Record<string, object>) => async (path: string) => {
  const area = areas[/(\w+)\.json$/.exec(path)?.[1] ?? '']
  return area ? Response.json(area) : new Response('', { status: 404 })
}

afterEach(() => {
  vi.unstubAllGlobals()
  setLanguage()
  page.lang = 'en-US'
})

const words = () => [
  t({ id: 'sample.save', defaultMessage: 'Save' }),
  t({ id: 'sample.count', defaultMessage: '{count} lines' }, { count: 3 }),
]

test('the page speaks the language that its reader has chosen', async () => {
  const fetched = inBrowser('edfe.language=es', inAreas({ app: SPANISH }))
  await loadLanguage()
  expect(fetched).toHaveBeenCalledWith('/translations/es/app.json')
  expect(words()).toEqual(['Guardar', '3 líneas'])
  expect([language().locale, page.lang]).toEqual(['es', 'es'])
})

test('the words of an entry come with the first page that needs them', async () => {
  const fetched = inBrowser(
    'other=1; edfe.language=es',
    inAreas({ app: SPANISH, entry: { 'sample.sign': 'Firmar' } }),
  )
  await loadLanguage()
  expect(fetched).not.toHaveBeenCalledWith('/translations/es/entry.json')
  const page = await withAllWords(async () => 'page')()
  expect(page).toBe('page')
  expect([...words(), t({ id: 'sample.sign', defaultMessage: 'Sign' })]).toEqual([
    'Guardar',
    '3 líneas',
    'Firmar',
  ])
})

test.each(['', 'edfe.language=en'])('for a reader of English (%s) nothing is fetched', async (kept) => {
  const fetched = inBrowser(kept, inAreas({ app: SPANISH }))
  await loadLanguage()
  await withAllWords(async () => undefined)()
  expect(fetched).not.toHaveBeenCalled()
  expect(words()).toEqual(['Save', '3 lines'])
})

test('a page whose translation is missing or cannot be fetched is English', async () => {
  for (const answer of [
    async () => new Response('', { status: 404 }),
    async () => {
      throw new TypeError('Failed to fetch')
    },
  ]) {
    inBrowser('edfe.language=fr', answer)
    await loadLanguage()
    expect(words()).toEqual(['Save', '3 lines'])
    expect(page.lang).toBe('en-US')
  }
})
