import { expect, test } from 'vitest'
import { layoutBusinessLetter } from './business-letter.ts'

const LETTER = {
  from: ['Whitfield Lighting LLC', '2200 E Artesia Blvd', 'Long Beach, CA 90805'],
  day: '12/07/2026',
  to: ['Port Director, 2704 Los Angeles, California'],
  subject: 'Request for an entry filer code, 19 CFR 142.3a',
  paragraphs: ['We import LED lamps for our own account.', 'Please assign us an entry filer code.'],
  signer: 'Dana Whitfield, Owner',
}

test('a letter has sender, day, addressee, subject, text and signer in this order, on one page', () => {
  const pages = layoutBusinessLetter(LETTER)
  expect(pages).toHaveLength(1)
  expect(pages[0]?.texts.map(({ text }) => text)).toEqual([
    ...LETTER.from,
    LETTER.day,
    ...LETTER.to,
    LETTER.subject,
    ...LETTER.paragraphs,
    LETTER.signer,
  ])
  expect(pages[0]?.texts.filter(({ role }) => role === 'H1').map(({ text }) => text)).toEqual([
    LETTER.subject,
  ])
})

test('a letter of many paragraphs goes on to further pages and loses no word', () => {
  const paragraphs = Array.from({ length: 20 }, (_, at) => `Paragraph ${at}: ${'word '.repeat(120).trim()}.`)
  const pages = layoutBusinessLetter({ ...LETTER, paragraphs })
  expect(pages.length).toBeGreaterThan(1)
  const printed = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ')
  for (const paragraph of paragraphs) expect(printed).toContain(paragraph)
  for (const { texts } of pages) expect(texts.every(({ y }) => y >= 72)).toBe(true)
})
