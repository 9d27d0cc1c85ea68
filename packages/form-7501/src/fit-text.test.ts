import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitText } from './fit-text.ts'

/** Letters of different widths; the ellipsis is as wide as a letter. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter === 'i' ? 2 : 5), 0)

const texts = fc.string({ unit: fc.constantFrom('i', 'm', ' '), maxLength: 60 })

test('a text that fits stays whole, and a longer one is its longest beginning that fits', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 0, max: 200 }), (text, maxWidth) => {
      const fitted = fitText(text, maxWidth, widthOf)
      if (widthOf(text) <= maxWidth) {
        expect(fitted).toBe(text)
        return
      }
      const kept = fitted.slice(0, -1)
      expect(fitted).toBe(`${text.slice(0, kept.length)}…`)
      if (kept.length > 1) expect(widthOf(fitted)).toBeLessThanOrEqual(maxWidth)
      if (kept.length < text.length - 1)
        expect(widthOf(`${text.slice(0, kept.length + 1)}…`)).toBeGreaterThan(maxWidth)
    }),
  )
})

test('a text of a million letters is measured a few times, and never as a whole', () => {
  const measured: number[] = []
  const fitted = fitText('m'.repeat(1_000_000), 500, (text) => {
    measured.push(text.length)
    return widthOf(text)
  })
  expect(fitted).toBe(`${'m'.repeat(99)}…`)
  expect(measured.length).toBeLessThan(20)
  expect(Math.max(...measured)).toBeLessThan(300)
})
