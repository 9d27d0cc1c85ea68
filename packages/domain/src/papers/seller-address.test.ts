import { expect, test } from 'vitest'
import { valuesOfPaper } from './index.ts'
import { addressBelow } from './seller-address.ts'

const SELLER = 'Song Hong Lighting Co., Ltd.'
const read = (...lines: string[]) =>
  addressBelow([`Seller: ${SELLER}   Invoice no.: SH-2611`, ...lines].join('\n'), SELLER).map(
    ({ value }) => value,
  )

test.each([
  [['88 Nguyen Van Linh, Hai Phong, Vietnam'], ['88 Nguyen Van Linh', 'Hai Phong', 'VN']],
  [
    ['88 Nguyen Van Linh', 'Hai Phong 180000', 'VIETNAM'],
    ['88 Nguyen Van Linh', 'Hai Phong', '180000', 'VN'],
  ],
  [
    ['No. 12, Industrial Zone, Foshan, Guangdong Province, 528000, P.R. China'],
    ['No. 12, Industrial Zone', 'Foshan', 'Guangdong Province', '528000', 'CN'],
  ],
  [['Road 7, Ningbo, Zhejiang, China   Date: 2026-11-02'], ['Road 7', 'Ningbo', 'Zhejiang', 'CN']],
])('the address %j below a seller is %j', (lines, values) => {
  expect(read(...lines)).toEqual(values)
})

test.each([
  ['no country ends it', ['88 Nguyen Van Linh, Hai Phong', 'Tel: +84 123', 'Vietnam']],
  ['it is in the United States, as that of the buyer', ['1420 E 7th St, Los Angeles, CA 90021, USA']],
  ['it has no city', ['Vietnam']],
  ['there is an empty line before it', ['', '88 Nguyen Van Linh, Hai Phong, Vietnam']],
])('no address is read where %s', (_, lines) => {
  expect(read(...lines)).toEqual([])
})

test('an address in the column of another party is not the seller’s', () => {
  const text = `Invoice no.: 7   Seller: ${SELLER}\n12 Rue de Lyon, Lille, France   88 Nguyen Van Linh, Hai Phong, Vietnam`
  expect(addressBelow(text, SELLER).map(({ value }) => value)).toEqual([
    '88 Nguyen Van Linh',
    'Hai Phong',
    'VN',
  ])
})

test('an invoice gives the address of its seller with its name', () => {
  const text = `COMMERCIAL INVOICE\nSeller: ${SELLER}\n88 Nguyen Van Linh, Hai Phong, Vietnam`
  expect(
    valuesOfPaper('commercial_invoice', { text, sheets: [] })
      .filter(({ field }) => field.startsWith('parties.seller.'))
      .map(({ field, value, found }) => [field, value, found]),
  ).toEqual([
    ['parties.seller.name', SELLER, SELLER],
    ['parties.seller.address_line1', '88 Nguyen Van Linh', '88 Nguyen Van Linh, Hai Phong, Vietnam'],
    ['parties.seller.city', 'Hai Phong', '88 Nguyen Van Linh, Hai Phong, Vietnam'],
    ['parties.seller.country', 'VN', '88 Nguyen Van Linh, Hai Phong, Vietnam'],
  ])
})
