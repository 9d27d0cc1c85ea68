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
