import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = resolve(import.meta.dirname, '..')
const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
const read = (file: string): string => withoutComments(readFileSync(resolve(SOURCE, file), 'utf8'))

/** Tokens as they are first declared: light, comfortable, on a desk. */
const TOKENS = new Map<string, string>()
for (const [, name = '', value = ''] of read('styles/tokens.css').matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
  if (!TOKENS.has(name)) TOKENS.set(name, value.trim())
}

/** Lengths in pixels, tokens resolved: '56px 96px' of 'var(--s-56) var(--part)'. */
const inPixels = (value: string): string =>
  value
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => inPixels(TOKENS.get(name) ?? name))
    .replaceAll(/([\d.]+)rem/g, (_, rem: string) => `${Number(rem) * 16}px`)

/** The value of a property in the first rule with this selector, in a wide window. */
function declared(file: string, selector: string, property: string): string | undefined {
  const rule = read(file)
    .split('}')
    .find((part) => part.split('{').at(-2)?.trim().split('\n').at(-1)?.trim() === selector)
  const value = new RegExp(`(?:^|[\\s;{])${property}:\\s*([^;]+)`).exec(rule ?? '')?.[1]
  return value && inPixels(value.replaceAll(/\s+/g, ' ').trim()).replace(/^var\(--\w+-columns, (.*)\)$/, '$1')
}

test.each([
  ['the buttons of the not-found page', 'ui/layout.module.css', '.actionsApart', 'gap', '12px 24px'],
  ['its heading', 'ui/text.module.css', '.displayTitle', 'font-size', 'clamp(34px, 4.6vw, 54px)'],
  ['labels of sign-in', 'account/account-page.module.css', '.columns label', 'font-size', '16px'],
  [
    'the form of sign-in',
    'account/account-page.module.css',
    '.columns',
    'grid-template-columns',
    '400px minmax(0, 1fr)',
  ],
  [
    'the buttons in the header on a phone',
    'shell/shell.module.css',
    '.visitorLinks > a',
    'padding-inline',
    '10px',
  ],
  ['the room above the footer', 'shell/visitor-frame.module.css', '.content', 'padding-block', '56px 96px'],
  ['the room above the public footer', 'site/frame/site-footer.module.css', '.footer', 'margin-top', '96px'],
  [
    'columns of the footer',
    'ui/footer.module.css',
    '.groups',
    'grid-template-columns',
    '1fr repeat(4, 140px)',
  ],
  [
    'the left edge of pages of prose',
    'site/pages/prose-page.module.css',
    '.prose',
    'margin-inline',
    'max(20px, (100% - 1120px) / 2) auto',
  ],
  [
    'the left edge of the contact page',
    'site/pages/contact-page.module.css',
    '.page',
    'margin-inline',
    'max(20px, (100% - 1120px) / 2) auto',
  ],
])('%s is as it is drawn: %s %s %s %s', (_, file, selector, property, value) => {
  expect(declared(file, selector, property)).toBe(value)
})

test.each([
  ['small text', '--fs-13', '13px'],
  ['hints and tables', '--fs-14', '14px'],
  ['text', '--fs-16', '16px'],
  ['headings of parts', '--fs-19', '19px'],
  ['headings of pages', '--fs-28', '28px'],
  ['the column', '--column', '1120px'],
])('%s: the token %s is %s', (_, token, value) => {
  expect(inPixels(TOKENS.get(token) ?? '')).toBe(value)
})
