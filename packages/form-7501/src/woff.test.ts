import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import { expect, test } from 'vitest'
import { unpackWoff } from './woff.ts'

const WOFF = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')),
)

test('a packed font is the same font unpacked: letters, widths and outlines', () => {
  const packed = fontkit.create(WOFF) as fontkit.Font
  const unpacked = fontkit.create(unpackWoff(WOFF)) as fontkit.Font
  expect(unpacked.postscriptName).toBe(packed.postscriptName)
  expect(unpacked.numGlyphs).toBe(packed.numGlyphs)
  for (const letter of ['東', '한', 'ไ']) {
    const [a, b] = [packed, unpacked].map((font) => font.layout(letter))
    expect(b?.advanceWidth).toBe(a?.advanceWidth)
    expect(b?.glyphs[0]?.path.toSVG()).toBe(a?.glyphs[0]?.path.toSVG())
  }
})

test('what is no such font is refused', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow('no WOFF 1.0')
})
