import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineAssets } from './inline-assets.ts'

const FILES: Record<string, string> = {
  '/base.css': ':root{--ink:#111;--brand:#00f;--idle:red;--chain:var(--idle)}.btn{color:var(--ink)}',
  '/page.css': '.badge.green{color:var(--brand)}.gone{top:0}.gone .btn{left:0}h2{margin:0}',
  '/theme.js': 'document.title="x"\n',
  '/status.js': 'place.className="badge green"',
}
const PAGE =
  '<head><link rel="stylesheet" href="/base.css"/><link rel="stylesheet" href="/page.css"/><script src="/theme.js"></script></head><body><a class="btn wide">Go</a><script type="module" src="/status.js"></script></body>'
const { html, hashes } = inlineAssets(PAGE, (address) => FILES[address] ?? '')
const inside = (tag: string): string => html.match(new RegExp(`<${tag}>(.*?)</${tag}>`))?.[1] ?? ''
const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the sheets and the head script are in the page, and modules stay files', () => {
  expect(html).not.toContain('<link rel="stylesheet"')
  expect(inside('script')).toBe('document.title="x"')
  expect(html).toContain('<script type="module" src="/status.js"></script>')
})

test('each hash is of exactly the text between the tags', () => {
  expect(hashes).toEqual({ styles: [sourceOf(inside('style'))], scripts: [sourceOf(inside('script'))] })
})

test('a rule stays for a class on the page or in one of its scripts, and for elements', () => {
  const css = inside('style')
  expect(css).toContain('.btn{')
  expect(css).toContain('.badge.green{')
  expect(css).toContain('h2{')
  expect(css).not.toContain('.gone')
})

test('a custom property stays only while something names it', () => {
  const css = inside('style')
  expect(css).toContain('--ink:')
  expect(css).toContain('--brand:')
  expect(css).not.toContain('--idle')
  expect(css).not.toContain('--chain')
})
