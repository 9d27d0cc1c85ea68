import { expect, test } from 'vitest'
import { likelyEncoding } from './likely-encoding.ts'
import { readFile } from './read-file.ts'

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16))

/** The same text as a program of that country writes it, in hexadecimal. */
const FILES = [
  [
    'gb18030',
    '品名,数量,金额\n棉衬衫,10,300.00\n',
    'c6b7c3fb2ccafdc1bf2cbdf0b6ee0ac3deb3c4c9c02c31302c3330302e30300a',
  ],
  [
    'gb18030',
    'Description,Qty,Amount\nCotton shirt 棉衬衫,10,300\n',
    '4465736372697074696f6e2c5174792c416d6f756e740a436f74746f6e20736869727420c3deb3c4c9c02c31302c3330300a',
  ],
  [
    'big5',
    '品名,數量,金額\n棉襯衫,10,300.00\n',
    'ab7ea6572cbcc6b6712caaf7c3420ab4d6c5a8ad6d2c31302c3330302e30300a',
  ],
  [
    'shift_jis',
    '品名,数量,金額\nシャツ,10,300\n',
    '956996bc2c909497ca2c8be08a7a0a8356838383632c31302c3330300a',
  ],
  [
    'euc-kr',
    '품명,수량,금액\n면 셔츠,10,300\n',
    'c7b0b8ed2cbcf6b7ae2cb1ddbed70ab8e920bcc5c3f72c31302c3330300a',
  ],
  [
    'windows-1251',
    'Наименование,Кол-во,Сумма\nРубашка хлопковая,10,300\n',
    'cde0e8ece5edeee2e0ede8e52ccaeeeb2de2ee2cd1f3ecece00ad0f3e1e0f8eae020f5ebeeefeaeee2e0ff2c31302c3330300a',
  ],
  [
    'windows-1250',
    'Název,Množství\nDřevěná židle,10\n',
    '4ee17a65762c4d6e6f9e737476ed0a44f86576ec6ee1209e69646c652c31300a',
  ],
  [
    'windows-1250',
    'Nazwa;Ilość\nKrzesło dębowe;1\n',
    '4e617a77613b496c6f9ce60a4b727a6573b36f2064ea626f77653b310a',
  ],
  [
    'windows-1252',
    'Beschreibung;Menge\nStuhl aus Nußbaum, Größe 2;1\n',
    '426573636872656962756e673b4d656e67650a537475686c20617573204e75df6261756d2c204772f6df6520323b310a',
  ],
  [
    'windows-1252',
    'Description;Prix\nChaise en hêtre;1\n',
    '4465736372697074696f6e3b507269780a43686169736520656e2068ea7472653b310a',
  ],
  ['windows-1252', 'Descripción;Año\nSillón;1\n', '446573637269706369f36e3b41f16f0a53696c6cf36e3b310a'],
  [
    'windows-1254',
    'Ürün;Adet\nMeşe masa, ağaç;1\n',
    'dc72fc6e3b416465740a4d65fe65206d6173612c2061f061e73b310a',
  ],
  [
    'windows-1253',
    'Περιγραφή;Ποσότητα\nΚαρέκλα;1\n',
    'd0e5f1e9e3f1e1f6de3bd0eff3fcf4e7f4e10acae1f1ddeaebe13b310a',
  ],
] as const

test.each(FILES)('a CSV in %s is read with its letters, which are shown: %j', async (encoding, text, hex) => {
  expect(likelyEncoding(bytesOf(hex))).toBe(encoding)
  const result = await readFile(bytesOf(hex))
  expect(result).toMatchObject({ ok: true, encoding })
  const separator = text.includes(';') ? ';' : ','
  expect(result.ok && result.sheets[0]?.rows.map((row) => row.length)).toEqual(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(separator).length),
  )
})

test('a person may choose other letters', async () => {
  const [, text, hex] = FILES[0]
  const result = await readFile(bytesOf(hex), 'windows-1252')
  expect(result).toMatchObject({ encoding: 'windows-1252' })
  expect(result.ok && result.sheets[0]?.rows[0]?.[0]).not.toBe(text.split(',')[0])
})

test('Unicode says its letters, also UTF-16 without its mark', async () => {
  const text = 'Description\tQty\nLantern 灯笼\t2\n'
  const units = new Uint16Array([...text].map((letter) => letter.charCodeAt(0)))
  const utf16 = await readFile(new Uint8Array(units.buffer))
  expect(utf16).not.toHaveProperty('encoding')
  expect(utf16.ok && utf16.sheets[0]?.rows[1]).toEqual(['Lantern 灯笼', '2'])
  expect(await readFile(new TextEncoder().encode(text))).not.toHaveProperty('encoding')
})

test.each([
  // 'Désignation;Qté' and 'Lady’s “silk” blouse', as programs of the Mac wrote them.
  ['macintosh', '448e7369676e6174696f6e3b51748e0a436861697365208820616363'],
  ['macintosh', '4465736372697074696f6e0a4c616479d5732073696c6b20d2626c6f757365d30a'],
  // Half-width letters: 'ｺﾈｸﾀ'.
  ['shift_jis', '956996bc0abac8b8c00a'],
  // '棉' alone beside English words.
  ['gb18030', '436f74746f6e20736869727420c3de0a'],
])('letters of %s are found in %s', (encoding, hex) => {
  expect(likelyEncoding(bytesOf(hex))).toBe(encoding)
})
