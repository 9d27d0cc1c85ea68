import { afterEach, expect, it } from 'vitest'
import { renderSite } from '../apps/web/src/site/prerender.tsx'
import { setLanguage } from '../apps/web/src/words/language.ts'
import { countryChoices } from '../packages/domain/src/reference/index.ts'
import { englishCatalogue } from './extract-messages.mjs'
import { CLOSES, OPENS, pseudoMessage } from './lib/pseudo-language.mjs'

const ASSETS = { style: '/a.css', script: (name) => `/${name}.js`, favicon: '/f.svg', socialCard: '/s.png' }
const UNREAD = /^(?:script|style|template|noscript)$/
const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|wbr|path|circle|rect|line|use)$/

/** Codes of countries, carriers and conditions, and the place that the server fills. */
const DATA = /^(?:[A-Z]{2,4}|%content%)$/

/** The browser's language data has the names of countries in each language. */
const COUNTRIES = new Set(countryChoices('en').map(({ name }) => name.replaceAll("'", '&#x27;')))

/** Texts, and attributes that are read aloud, of the body of a page, but for those that stay in English by their mark. */
function textsOf(html) {
  const texts = []
  const open = []
  const body = html.slice(html.indexOf('<body'))
  for (const [token, end, name, attributes = ''] of body.matchAll(
    /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi,
  )) {
    if (name === undefined) {
      if (!open.some(({ isOut }) => isOut)) texts.push(token)
      continue
    }
    if (end) {
      while (open.length && open.pop().name !== name);
      continue
    }
    const isOut = UNREAD.test(name) || /translate="no"/.test(attributes)
    if (!isOut && !open.some((one) => one.isOut))
      for (const [, value] of attributes.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g))
        texts.push(value)
    if (!VOID.test(name) && !token.endsWith('/>')) open.push({ name, isOut })
  }
  return texts
}

/** What is outside the brackets of messages, over all texts of a page in their order. */
function outsideMessages(texts) {
  let depth = 0
  return texts.map((text) => {
    let outside = ''
    for (const letter of text) {
      if (letter === OPENS) depth += 1
      else if (letter === CLOSES) depth -= 1
      else if (depth === 0) outside += letter
    }
    return outside.trim()
  })
}

afterEach(() => setLanguage())

it('every sentence of the public site is a message', async () => {
  const { catalogue } = await englishCatalogue()
  const pseudo = Object.fromEntries(
    Object.entries(catalogue).map(([id, english]) => [id, pseudoMessage(english)]),
  )
  setLanguage({ locale: 'en-XA', catalogue: pseudo })
  const pages = await renderSite(ASSETS, { publicUrl: 'https://edfe.example', languages: [] }, undefined)
  const found = pages.flatMap(({ path, html }) =>
    outsideMessages(textsOf(html))
      .filter((text) => /\p{L}{2}/u.test(text) && !DATA.test(text) && !COUNTRIES.has(text))
      .map((text) => `${path}: ${text}`),
  )
  expect(pages.length).toBeGreaterThan(25)
  expect(found).toEqual([])
})
