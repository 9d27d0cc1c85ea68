import { expect, test } from 'vitest'
import { keyboardText, plainText } from './text.ts'

test.each([
  ['Đà Nẵng', 'DA NANG'],
  ['Đồng Nai Wood', 'DONG NAI WOOD'],
  ['Łódź', 'LODZ'],
  ['Ørsted', 'ORSTED'],
  ['Smørrebrød', 'SMORREBROD'],
  ['Æbleskiver', 'AEBLESKIVER'],
  ['Œuvres', 'OEUVRES'],
  ['Þórshöfn, Ísafjörður', 'THORSHOFN, ISAFJORDUR'],
  ['Straße', 'STRASSE'],
  ['Ħamrun', 'HAMRUN'],
  ['Diyarbakır', 'DIYARBAKIR'],
  ['Gəncə', 'GENCE'],
  ['Nürnberg', 'NURNBERG'],
  ['Đà Nẵng'.normalize('NFD'), 'DA NANG'],
])('CBP gets %j as %j', (typed, sent) => {
  expect(keyboardText(typed)).toBe(sent)
})

test.each([
  ['O’Brien’s', "O'BRIEN'S"],
  ['60×60 cm', '60X60 CM'],
  ['ＡＢＣ　１２３', 'ABC 123'],
  ['“Oak” – table', '"OAK" - TABLE'],
  ['½ inch, 12″', '1/2 INCH, 12"'],
  ['1½ inch', '1 1/2 INCH'],
  ['5 m² of № 4 cloth…', '5 M2 OF NO 4 CLOTH...'],
  ['Eﬃcient ﬁlter', 'EFFICIENT FILTER'],
  ['65% cotton ±5%, ≤ 2 mm', '65% COTTON +/-5%, <= 2 MM'],
  ['filter 5 µm, 10 \u2126', 'FILTER 5 UM, 10 OHM'],
  ['Lego® ©2026 ⌀10', 'LEGO(R) (C)2026 DIA 10'],
  // A soft hyphen, and a space of no width.
  ['Time\u00adly\u200bWatch', 'TIMELYWATCH'],
  ['tab\tand\u00a0space', 'TAB AND SPACE'],
])('signs that paper has and a keyboard lacks, such as %j, become %j', (typed, sent) => {
  expect(keyboardText(typed)).toBe(sent)
})

test('letters of other scripts have no Latin form and are left out', () => {
  expect(keyboardText('棉衬衫 shirt')).toBe('SHIRT')
})

test('plain text has no specials', () => {
  expect(plainText('O’Brien & Łoś, Đà Nẵng')).toBe('O BRIEN LOS DA NANG')
})
