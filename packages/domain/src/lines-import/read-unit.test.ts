import { expect, test } from 'vitest'
import { probableUnit, readUnit } from './read-unit.ts'

test.each([
  ['NO', 'PCE PCS Pcs. pc(s) PIECE(S) EA. EACH SET NOS H87 C62 Unit(s) Stk 个 件'],
  ['DOZ', 'DZN DZ Dozen'],
  ['KG', 'KGM KGS KG. kilos'],
  ['LB', 'LBS LBR lb'],
  ['G', 'GM GRM gms'],
  ['M', 'MTRS MTR Mtrs. metres'],
  ['M2', 'M² SQM MTK Sq.m'],
  ['M3', 'CBM M³ MTQ'],
  ['L', 'LITRE LTR Liters'],
  ['YD', 'YDS YRD yards'],
  ['PRS', 'PAIRS PR PRS NPR'],
  ['T', 'MT TNE'],
  [
    'NO',
    'Stück St. pièce pezzo stuks uds unidades adet шт cái chiếc KIT Roll SHT 张 條 片 セット 개 NR EACHES',
  ],
  ['PRS', 'Paar paire paia paar par pares đôi 双 켤레'],
  ['DOZ', 'docena Dutzend'],
  ['CM2', 'CMK sq.cm'],
  ['CM3', 'CMQ'],
  ['SQI', 'INK sq.in'],
  ['CFT', 'FTQ cu.ft FT3 ft³'],
  ['SFT', 'FTK sq.ft FT2 ft²'],
  ['SYD', 'YD2 yd²'],
  ['NO', 'UNT'],
  ['CYD', 'YDQ'],
  ['KM', 'KTM KMT'],
  ['FT', 'LFT'],
  ['M', 'lfm'],
  ['TOZ', 'APZ'],
  ['BBL', 'BLL'],
  ['KW', 'KWT'],
  ['MG', 'MGM'],
  ['K', 'KPCS M.PCS THS'],
  ['KG', 'кг'],
])('units of %s: %s', (code, words) => {
  for (const word of words.split(' ')) expect([word, readUnit(word)]).toEqual([word, code])
})

test.each(['BX', 'CT', 'Bag', 'Bottle', 'drum', 'Pallet', 'TPR', 'RM', 'HL', 'MWH', 'BO', 'LOT', '箱'])(
  '%s is no unit of goods',
  (word) => {
    expect(readUnit(word)).toBeUndefined()
    expect(probableUnit(word)).toBeUndefined()
  },
)

test.each([
  ['GR', 'G', 'GR'],
  ['gr.', 'G', 'GR'],
  ['GRS', 'G', 'GR'],
  ['TON', 'T', 'TON'],
  ['Tons', 'T', 'TON'],
  ['C', 'HUN', 'HUN'],
])('%s may be two units: probably %s, and %s where a person keeps it', (word, probably, kept) => {
  expect(readUnit(word)).toBeUndefined()
  expect(probableUnit(word)).toBe(probably)
  expect(readUnit(word, true)).toBe(kept)
})
