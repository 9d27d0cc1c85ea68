import { expect, test } from 'vitest'
import { createTariffSearch, indexGoods, textsOf } from '../search/index.ts'
import { shippedGoods, shippedNames, shippedSchedules } from './index.ts'

const index = await indexGoods(textsOf(shippedGoods()))
const search = await createTariffSearch(shippedSchedules()[0], () => index)
const spanish = shippedNames('es')
const french = shippedNames('fr')

test.each([
  ['oso de peluche', '9503.00'],
  ['bicicleta eléctrica', '8711.60'],
  ['engrapadora', '8472.90'],
  ['lámpara de mesa', '9405.29'],
  ['zapatos de piel para mujer', '6403.99'],
  ['camisas de algodón para niños', '6205.20'],
  ['aguacates frescos', '0804.40'],
  ['vela aromática', '3406.00'],
  ['tornillos de acero inoxidable', '7318.15'],
  ['cargador de celular', '8504.40'],
])('a shopkeeper in Mexico finds %s under %s', (goods, number) => {
  const words = spanish(goods) ?? ''
  expect(search({ within: '', words }).rows[0]?.number).toBe(number.replace('.', ''))
})

test.each([
  ['ours en peluche', '9503.00'],
  ['vélo électrique', '8711.60'],
  ['agrafeuse', '8472.90'],
  ['chaussures en cuir pour homme', '6403.99'],
  ['tuque en laine', '6505.00'],
  ['œufs frais', '0407.21'],
  ['sirop d’érable', '1702.20'],
  ['tasse en céramique', '6912.00'],
  ['sac à main en cuir', '4202.21'],
])('a shopkeeper in Québec finds %s under %s', (goods, number) => {
  const words = french(goods) ?? ''
  expect(search({ within: '', words }).rows[0]?.number).toBe(number.replace('.', ''))
})

test('goods in English are searched as they are, in every language', () => {
  for (const goods of ['table lamp', 'stainless steel screws', 'teddy bear']) {
    expect(spanish(goods)).toBeUndefined()
    expect(french(goods)).toBeUndefined()
  }
})
