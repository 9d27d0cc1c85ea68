import { createHash } from 'node:crypto'
import { transform } from 'lightningcss'

/** What a page carries itself, as sources of its content security policy ("'sha256-…'"). */
export interface InlineHashes {
  styles: string[]
  scripts: string[]
}

const STYLE_LINKS = /(?:<link rel="stylesheet" href="[^"]+"\/>)+/
/** A script that holds up the page: classic, in the head. Modules wait by themselves and stay files. */
const HEAD_SCRIPT = /<script src="([^"]+)"><\/script>/

/**
 * Puts a page's style sheets and its head script into the page, so that it paints with its first answer, and says
 * their hashes. `textOf` gives the text of a built file by its address, `filledBy` is the code that adds content to
 * the page later.
 */
export function inlineAssets(
  html: string,
  textOf: (address: string) => string,
  filledBy = '',
): { html: string; hashes: InlineHashes } {
  const hashes: InlineHashes = { styles: [], scripts: [] }
  const script = (address: string): string => textOf(address).trim()
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => script(src))
  const words = wordsOf([html, ...scripts, filledBy].join('\n'))
  const styled = html.replace(STYLE_LINKS, (links) => {
    const sheets = [...links.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => textOf(href))
    const css = withoutUnused(sheets.join(''), words)
    hashes.styles.push(hashOf(css))
    return `<style>${css}</style>`
  })
  const whole = styled.replace(HEAD_SCRIPT, (_, src: string) => {
    const code = script(src)
    hashes.scripts.push(hashOf(code))
    return `<script>${code}</script>`
  })
  return { html: whole, hashes }
}

/** As the policy writes it. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Every word of a page and its scripts: a class or id that is not among them cannot be on the page. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[\w-]+/g))

/** The sheet without the rules and custom properties that nothing on the page uses. */
function withoutUnused(css: string, words: ReadonlySet<string>): string {
  const names = [...css.matchAll(/[.#](-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)
  let text = without(
    css,
    names.filter((name) => !words.has(name)),
  )
  for (;;) {
    const used = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    const declared = [...text.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name)
    const idle = declared.filter((name) => !used.has(name))
    if (idle.length === 0) return text
    text = without(text, idle)
  }
}

/** No targets: the build before has lowered the sheet to what the supported browsers know. */
const without = (css: string, unusedSymbols: string[]): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString()
