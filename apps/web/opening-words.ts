import type { Plugin } from 'vite'
import { hashOf, type InlineHashes } from './inline-assets.ts'

const SHEET = /\s*<link rel="stylesheet"[^>]*>/
const STYLE = /<style>(.*?)<\/style>/s

/**
 * Paints the first words of the application with its first answer: their few rules are in the page, and the sheet of
 * styles comes after them, where a browser waits with the program for it, but not with the words. Writes the hash of the
 * rules for the policy of the page.
 */
export const openingWords = (): Plugin => ({
  name: 'opening-words',
  enforce: 'post',
  generateBundle(_, bundle) {
    const html = bundle['index.html']
    if (html?.type !== 'asset') throw new Error('The build has no index.html.')
    const page = String(html.source)
    const [sheet] = SHEET.exec(page) ?? []
    const [, style] = STYLE.exec(page) ?? []
    if (!sheet || !style)
      throw new Error('index.html has no sheet of styles, or no style of its first words.')
    html.source = page.replace(sheet, '').replace('</body>', `${sheet.trim()}</body>`)
    const hashes: InlineHashes = { styles: [hashOf(style)], scripts: [] }
    this.emitFile({ type: 'asset', fileName: 'index.html.hashes.json', source: JSON.stringify(hashes) })
  },
})
