import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { conditionAnchor, conditionCodes } from '@edfe/domain/reference'
import { explainedCodes, RELEASE_TABLES, releaseCodeAnchor } from '@edfe/domain/release'
import { describe, expect, test } from 'vitest'
import { formStepsExplained } from '../form-guide/index.ts'
import { glossary, letterOf } from './content/glossary/index.ts'
import { setSiteFee } from './content/site-fee.ts'
import { documentationIndex } from './documentation-index.ts'
import { documentationGroups } from './documentation-pages.ts'
import type { FrameAssets } from './frame/page-frame.tsx'
import { sitePages } from './pages/index.ts'
import { renderSite } from './prerender.tsx'

const assets: FrameAssets = {
  style: '/assets/site.css',
  script: (name) => `/assets/${name}.js`,
  favicon: '/assets/favicon.svg',
  socialCard: '/assets/social-card.png',
}

const FONTS = resolve(import.meta.dirname, '../styles/fonts.css')
const TOKENS = resolve(import.meta.dirname, '../styles/tokens.css')

/** Addresses of the application, which the public pages link to but do not contain. */
const APP = [
  '/sign-in',
  '/create-account',
  '/dashboard',
  '/entries',
  '/parts',
  '/payments',
  '/reports',
  '/settings/',
  '/try',
]

const rendered = await renderSite(assets, { publicUrl: 'https://edfe.example' }, undefined)
const htmlOf = (path: string): string => rendered.find((page) => page.path === path)?.html ?? ''

describe('the public site', () => {
  test('has every public address of the specification', () => {
    const expected = [
      '/',
      '/about',
      '/about/mission',
      '/about/technology',
      '/about/company',
      '/about/de-minimis',
      '/privacy',
      '/terms',
      '/accessibility',
      '/contact',
      '/documentation',
      '/documentation/quick-start',
      '/documentation/entries',
      '/documentation/documents',
      '/documentation/costs',
      '/documentation/status',
      '/documentation/troubleshooting',
      '/documentation/faq',
      '/documentation/glossary',
      '/status',
      '/help',
    ]
    expect(rendered.map((page) => page.path)).toEqual(expect.arrayContaining(expected))
    expect(new Set(rendered.map((page) => page.path)).size).toBe(rendered.length)
  })

  test('explains every condition code at its anchor, with the field to correct', () => {
    const html = htmlOf('/documentation/conditions')
    for (const code of conditionCodes()) expect(html).toContain(`id="${conditionAnchor(code)}"`)
    const [, importer = ''] = /id="code-101">(.*?)<\/div>/.exec(html) ?? []
    expect(importer).toContain('Importer unknown')
    expect(importer).toContain('href="/documentation/entries#b27"')
    expect(importer).toContain('Field: Importer number.')
  })

  test('explains every release code at its anchor, and says that May proceed is no release', () => {
    const html = htmlOf('/documentation/release-codes')
    for (const table of RELEASE_TABLES)
      for (const { code } of explainedCodes(table))
        expect(html).toContain(`id="${releaseCodeAnchor(table, code)}"`)
    const [, proceed = ''] = /id="so70-07">(.*?)<\/div>/.exec(html) ?? []
    expect(proceed).toContain('It is no release')
    expect(proceed).toContain('Nobody has to act.')
  })

  test('names the builder on the company page where the operator does, and else not at all', async () => {
    const company = (path: string, settings: object) =>
      renderSite(assets, { publicUrl: 'https://edfe.example', ...settings }, undefined).then(
        (pages) => pages.find((page) => page.path === path)?.html,
      )
    const named = await company('/about/company', {
      builder: 'Harbor Digital',
      builderUrl: 'https://harbor.example',
    })
    expect(named).toContain('Harbor Digital, a federal digital services partner, builds the product.')
    expect(named).toMatch(/<a [^>]*href="https:\/\/harbor\.example"[^>]*>Harbor Digital/)
    expect(htmlOf('/about/company')).not.toContain('digital services partner')
  })

  test('leads from the home page to the pages about the product', () =>
    expect(htmlOf('/')).toContain('href="/about"'))

  test('says that the summary of goods that a broker released has to come from the broker', () => {
    for (const path of ['/documentation/quick-start', '/documentation/limitations'])
      expect(htmlOf(path), path).toContain('the entry summary has to come from the broker too')
  })

  test('links only to pages and blocks that exist', () => {
    const paths = new Set(rendered.map((page) => page.path))
    for (const page of rendered) {
      for (const [, href = ''] of `${page.html}${page.signedInHtml}`.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) {
        const [place = '', anchor] = href.split('#')
        const [path = ''] = place.split('?')
        const isKnown = paths.has(path) || APP.some((known) => path.startsWith(known))
        expect(isKnown, `${page.path} links to ${href}`).toBe(true)
        if (anchor && paths.has(path))
          expect(htmlOf(path), `${page.path} links to ${href}`).toContain(`id="${anchor}"`)
      }
    }
  })

  test('gives each page one heading, its title and its description', () => {
    const pages = sitePages(new Set(), {})
    expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length)
    expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length)
    for (const page of rendered) expect(page.html.match(/<h1[ >]/g), page.path).toHaveLength(1)
  })

  test('carries no style attribute, and no style or script that the build does not hash for the policy', () => {
    for (const page of rendered) {
      expect(page.html).not.toMatch(/ style="/)
      expect(page.html).not.toMatch(/<script(?![^>]*src=)/)
      expect(page.html).not.toMatch(/<style/)
    }
  })

  test('names the colours of its background to the browser', () => {
    const [, light, dark] = readFileSync(TOKENS, 'utf8').match(/--bg: light-dark\((\S+), (\S+)\)/) ?? []
    const colours = [...htmlOf('/').matchAll(/name="theme-color" content="([^"]+)"/g)].map(
      ([, colour]) => colour,
    )
    expect(colours).toEqual([light, dark])
  })

  test('is written in the letters of the small text font', () => {
    const [, ranges = ''] =
      readFileSync(FONTS, 'utf8').match(/public-sans-text[^}]*unicode-range:([^;]+);/) ?? []
    const known = ranges.split(',').map((range) => range.trim().slice(2).split('-'))
    const isKnown = (code: number) =>
      known.some(
        ([first = '', last = first]) =>
          code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16),
      )
    const letters = new Set(rendered.flatMap((page) => [...page.html]))
    expect([...letters].filter((letter) => letter !== '\n' && !isKnown(letter.codePointAt(0) ?? 0))).toEqual(
      [],
    )
  })

  test('offers sign-in to visitors and sign-out to those signed in', () => {
    const landing = rendered.find((page) => page.path === '/')
    expect(landing?.html).toContain('href="/create-account"')
    expect(landing?.signedInHtml).toContain('data-sign-out')
  })

  test('holds the claims of the specification, and hides each that the operator cannot vouch for', async () => {
    const quoted = [
      'up to 60% against brokers',
      'clear within 24 hours',
      '99.8%',
      '98.7%',
      'records kept 7 years',
      'Average filing time',
      '38-minute baseline',
      'per 100 filings',
      '24-hour support response',
      '99.9% uptime',
      'SOC 2 compliance',
    ]
    const careful = await renderSite(assets, { publicUrl: '' }, 'none')
    const textOf = (pages: readonly { html: string }[]) =>
      pages.map((page) => page.html.replaceAll(/<!-- -->/g, '')).join('')
    await expect(renderSite(assets, { publicUrl: '' }, 'everything')).rejects.toThrow('is no claim')
    for (const claim of quoted) {
      expect(textOf(rendered), claim).toContain(claim)
      expect(textOf(careful), claim).not.toContain(claim)
    }
  })

  test('says that the installation charges no fee, until the settings have a price', async () => {
    const pages = ['/', '/terms', '/documentation/faq', '/documentation/costs']
    for (const path of pages)
      expect(htmlOf(path), path).toContain('This installation charges no fee for a filing.')
    const fee = { prices: ['2026-04-01=75.00'], takesCards: false, takesTransfers: true }
    const charging = await renderSite(assets, { publicUrl: '', fee }, undefined)
    const careful = await renderSite(assets, { publicUrl: '', fee }, 'savings,times')
    const of = (rendering: typeof charging, path: string) =>
      rendering.find((page) => page.path === path)?.html.replaceAll(/<!-- -->/g, '')
    for (const path of pages) {
      expect(of(charging, path), path).not.toContain('charges no fee')
      expect(of(charging, path), path).toContain('$75.00 from 2026-04-01')
    }
    const quoted = 'We offer a flat fee per entry, $75.00 from 2026-04-01, against broker fees of $150-500+.'
    expect(of(charging, '/documentation/faq')).toContain(quoted)
    expect(of(careful, '/documentation/faq')).not.toContain('broker fees of $150-500+')
    expect(of(charging, '/terms')).toContain('We accept payment by bank transfer.')
    expect(of(charging, '/terms')).not.toMatch(/credit card|card and bank|card payment/)
    const both = await renderSite(assets, { publicUrl: '', fee: { ...fee, takesCards: true } }, undefined)
    expect(of(both, '/terms')).toContain('We accept card and bank transfer payment.')
    setSiteFee()
  })

  test('says on four pages what it does not file, in the quick start before anything else', () => {
    const isNamed = /Form 3461\).*Importer Security Filing \(ISF, 10\+2\)/
    for (const path of [
      '/',
      '/documentation/quick-start',
      '/documentation/limitations',
      '/documentation/faq',
    ])
      expect(htmlOf(path), path).toMatch(isNamed)
    expect(htmlOf('/documentation/quick-start').split('<article')[1]?.split('<h2')[1]).toMatch(isNamed)
    for (const path of ['/documentation/quick-start', '/documentation/limitations', '/documentation/faq'])
      expect(htmlOf(path), path).toMatch(/[Ii]n-bond movements[^<]*.*drawback/s)
  })
})

describe('the documentation', () => {
  test('has a search on every page', () => {
    const pages = rendered.filter(({ path }) => path.startsWith('/documentation'))
    expect(pages.filter(({ html }) => !html.includes('data-search=')).map(({ path }) => path)).toEqual([])
  })

  test('explains all 47 blocks in order', () => {
    const blocks = formStepsExplained().flatMap((step) => step.blocks.map((block) => block.block))
    expect(blocks).toEqual(Array.from({ length: 47 }, (_, index) => String(index + 1)))
  })

  test('has at least 80 glossary terms, in the order of the alphabet, none twice', () => {
    expect(glossary().length).toBeGreaterThanOrEqual(80)
    expect(new Set(glossary().map((term) => term.term)).size).toBe(glossary().length)
    const letters = glossary().map((term) => letterOf(term.term))
    expect(letters).toEqual([...letters].sort())
  })

  test('leads each search result to a place that exists', () => {
    for (const { path, text } of documentationIndex(new Set())) {
      expect(text).not.toMatch(/\[\d+\]|\]\(/)
      const [page = '', place] = path.split('#')
      expect(htmlOf(page), path).not.toBe('')
      if (place) expect(htmlOf(page), path).toContain(`id="${place}"`)
    }
  })

  test('names in its navigation only pages that exist, by their titles', () => {
    const titles = new Map(sitePages(new Set(), {}).map((page) => [page.path, page.title]))
    for (const { pages } of documentationGroups())
      for (const { path, title } of pages) expect(titles.get(path), path).toBe(title)
  })

  test('has terms of 14 sections', () => {
    expect(htmlOf('/terms').match(/<h2[^>]*>\d+/g)).toHaveLength(14)
  })
})
