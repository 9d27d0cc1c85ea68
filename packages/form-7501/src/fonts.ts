import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import { unpackWoff } from './woff.ts'

/** The weight of a text. */
export type Weight = 'regular' | 'bold'

/** A font file, and which characters it draws. */
export interface FontFile {
  path: string
  /** The font, opened once for the process. */
  opened(): fontkit.Font
  has(codePoint: number): boolean
  /** The width of a text in ems. */
  widthOf(text: string): number
  /** A text as the outline of its letters, in ems from its beginning on the baseline, upward. */
  outlineOf(text: string): Outline[]
}

/** The outline of one letter: a path of SVG in units of the font, `x` ems from the beginning of its text. */
export interface Outline {
  path: string
  x: number
  /** Ems of a unit. */
  scale: number
}

const fileOf = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier))

function open(path: string): fontkit.Font {
  const bytes = readFileSync(path)
  return fontkit.create(path.endsWith('.woff') ? unpackWoff(bytes) : bytes) as fontkit.Font
}

/** Opened by the first text that needs it: a font takes some milliseconds, the one of every script half a second. */
function fontFile(specifier: string): FontFile {
  let font: fontkit.Font | undefined
  const path = fileOf(specifier)
  const opened = () => {
    font ??= open(path)
    return font
  }
  return {
    path,
    opened,
    has: (codePoint) => opened().hasGlyphForCodePoint(codePoint),
    widthOf: (text) => opened().layout(text).advanceWidth / opened().unitsPerEm,
    outlineOf(text) {
      const { glyphs, positions } = opened().layout(text)
      const scale = 1 / opened().unitsPerEm
      let x = 0
      return glyphs.map((glyph, index) => {
        const outline = { path: glyph.path.toSVG(), x, scale }
        x += (positions[index]?.xAdvance ?? 0) * scale
        return outline
      })
    },
  }
}

/** Draws every script, in one weight and coarsely: docs/decisions/0016. Opened by the first letter that needs it. */
const EVERY_SCRIPT = fontFile('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')

/**
 * Arimo has the widths of Helvetica, for which the form is laid out; letters that it lacks, such as Arabic and Georgian
 * ones, come from DejaVu Sans, and all others, such as Chinese, Japanese and Korean ones, from UnifontEX.
 */
export const FONTS: Record<Weight, readonly FontFile[]> = {
  regular: [
    fontFile('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
    fontFile('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    EVERY_SCRIPT,
  ],
  bold: [
    fontFile('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
    fontFile('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    EVERY_SCRIPT,
  ],
}

/** A piece of text in one font. */
export interface FontRun {
  font: FontFile
  text: string
}

const MISSING = '?'

/**
 * A text in pieces, each in the first font that has its letters. A letter that no font has loses its marks, or becomes
 * '?', as the rarest Chinese ones do.
 */
export function fontRuns(text: string, fonts: readonly FontFile[]): FontRun[] {
  const runs: FontRun[] = []
  for (const char of printable(text, fonts)) {
    const last = runs.at(-1)
    // A space stays in the font of the word before it, a mark in that of its letter.
    const stays = /[\s\p{M}]/u.test(char) && last?.font.has(char.codePointAt(0)!)
    const font = stays ? last?.font : fontOf(char, fonts)
    if (font === undefined) continue
    if (last?.font === font) last.text += char
    else runs.push({ font, text: char })
  }
  return runs
}

const fontOf = (char: string, fonts: readonly FontFile[]): FontFile | undefined =>
  fonts.find((font) => font.has(char.codePointAt(0)!))

/** The text in letters that the fonts have. */
export function printable(text: string, fonts: readonly FontFile[]): string {
  return [...text.normalize('NFKC')]
    .map((char) => {
      if (fontOf(char, fonts)) return char
      const base = char.normalize('NFD').replace(/\p{M}/gu, '')
      return base !== '' && fontOf(base, fonts) ? base : MISSING
    })
    .join('')
}
