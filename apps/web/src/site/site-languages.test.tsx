import { afterEach, describe, expect, test } from 'vitest'
import { setLanguage } from '../words/language.ts'
import type { FrameAssets } from './frame/page-frame.tsx'
import { renderSite, searchIndex } from './prerender.tsx'
import { addressIn, linksInLanguage } from './site-address.ts'

const assets: FrameAssets = {
  style: '/assets/site.css',
  script: (name) => `/assets/${name}.js`,
  favicon: '/assets/favicon.svg',
  socialCard: '/assets/social-card.png',
}
const publicUrl = 'https://edfe.example'
const SPANISH = { locale: 'es', catalogue: { 'common.contact': 'Contacto' } }

afterEach(() => setLanguage())

async function pagesIn(language?: typeof SPANISH, languages: readonly string[] = ['es', 'fr']) {
  setLanguage(language)
  const pages = await renderSite(assets, { publicUrl, languages }, undefined)
  return new Map(pages.map(({ path, html }) => [path, html]))
}

/** The links in the head of a page by what they are, as 'hreflang address'. */
const headLinks = (html = '', rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"(?: hrefLang="([^"]+)")? href="([^"]+)"`, 'g'))].map(
    ([, tag = '', address]) => `${tag} ${address}`.trim(),
  )

test.each([
  ['en', '/about', '/about'],
  ['en', '/', '/'],
  ['es', '/about', '/es/about'],
  ['es', '/', '/es'],
])('in %s the page %s is at %s', (tag, path, address) => {
  expect(addressIn(tag, path)).toBe(address)
})

test.each([
  ['<a class="x" href="/about">', '<a class="x" href="/es/about">'],
  ['<a href="/">', '<a href="/es">'],
  ['<a href="/tariff?q=lamp&amp;on=2026-10-12">', '<a href="/es/tariff?q=lamp&amp;on=2026-10-12">'],
  ['<a href="/documentation/entries#b27">', '<a href="/es/documentation/entries#b27">'],
  ['<form action="/estimate" data-refresh="">', '<form action="/es/estimate" data-refresh="">'],
])('%s stays in the language: %s', (english, spanish) => {
  expect(linksInLanguage(english, 'es')).toBe(spanish)
  expect(linksInLanguage(english, 'en')).toBe(english)
})

test.each([
  ['of the application', '<a href="/sign-in">'],
  ['of the API', '<a href="/api/openapi.json">'],
  ['of a file', '<a href="/assets/form-DpQ2.pdf">'],
  ['of a place on the page', '<a href="#main">'],
  ['of another site', '<a href="https://www.cbp.gov/">'],
  ['of another language', '<a href="/about" hrefLang="en">'],
])('an address %s has no language', (_, link) => {
  expect(linksInLanguage(link, 'es')).toBe(link)
})

describe('the public site in Spanish', () => {
  test('has every page of the English site under its tag', async () => {
    const english = [...(await pagesIn()).keys()]
    const spanish = [...(await pagesIn(SPANISH)).keys()]
    expect(spanish).toEqual(english.map((path) => addressIn('es', path)))
  })

  test('says its language, its words and its address, and each language of the page', async () => {
    const html = (await pagesIn(SPANISH)).get('/es/contact')
    expect(html).toMatch(/<html lang="es">.*<h1[^>]*>Contacto<\/h1>/s)
    expect(headLinks(html, 'canonical')).toEqual([`${publicUrl}/es/contact`])
    const alternates = [
      `en ${publicUrl}/contact`,
      `es ${publicUrl}/es/contact`,
      `fr ${publicUrl}/fr/contact`,
      `x-default ${publicUrl}/contact`,
    ]
    expect(headLinks(html, 'alternate')).toEqual(alternates)
    expect(headLinks((await pagesIn()).get('/contact'), 'alternate')).toEqual(alternates)
  })

  test('offers the page in the other languages, each named in itself', async () => {
    const html = (await pagesIn(SPANISH)).get('/es/contact')
    expect(html).toMatch(/<a href="\/contact" [^>]*lang="en"[^>]*>English<\/a>/)
    expect(html).toMatch(/<a href="\/fr\/contact" [^>]*lang="fr"[^>]*>français<\/a>/)
    expect(html).not.toContain('>español</a>')
  })

  test('leads each link and each search result to a page of the same language', async () => {
    const pages = await pagesIn(SPANISH)
    for (const [path, html] of pages) {
      const links = [...html.matchAll(/<a (?![^>]*hrefLang)[^>]*href="(\/[^"#?]*)/g)].map(([, href]) => href)
      const toEnglish = links.filter((href = '') => pages.has(addressIn('es', href)))
      expect(toEnglish, path).toEqual([])
    }
    for (const { path } of searchIndex(undefined)) expect(pages.has(path.split('#')[0] ?? '')).toBe(true)
  })
})

test('a site without translations says nothing of other languages', async () => {
  for (const [path, html] of await pagesIn(undefined, [])) {
    expect(html, path).toContain('<html lang="en-US">')
    expect(html, path).not.toMatch(/hreflang|data-base/i)
  }
})
