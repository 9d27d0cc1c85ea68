import { afterEach, expect, test, vi } from 'vitest'
import { language, setLanguage } from './language.ts'
import { loadLanguage } from './load-language.ts'
import { t } from './t.ts'

const SPANISH = {
  'sample.save': 'Guardar',
  'sample.count': [
    { type: 1, value: 'count' },
    { type: 0, value: ' líneas' },
  ],
}
const page = { lang: 'en-US' }

function inBrowser(kept: string | null, answer: () => Promise<Response>) {
  const fetched = vi.fn(answer)
  vi.stubGlobal('localStorage', { getItem: () => kept })
  vi.stubGlobal('document', { documentElement: page })
  vi.stubGlobal('fetch', fetched)
  return fetched
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
  const fetched = inBrowser('es', async () => Response.json(SPANISH))
  await loadLanguage()
  expect(fetched).toHaveBeenCalledWith('/translations/es.json')
  expect(words()).toEqual(['Guardar', '3 líneas'])
  expect([language().locale, page.lang]).toEqual(['es', 'es'])
})

test.each([null, 'en'])('for a reader of English (%s) nothing is fetched', async (kept) => {
  const fetched = inBrowser(kept, async () => Response.json(SPANISH))
  await loadLanguage()
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
    inBrowser('fr', answer)
    await loadLanguage()
    expect(words()).toEqual(['Save', '3 lines'])
    expect(page.lang).toBe('en-US')
  }
})
