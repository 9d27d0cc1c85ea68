import { expect, test } from 'vitest'
import { readUnit } from './read-unit.ts'

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
])('units of %s: %s', (code, words) => {
  for (const word of words.split(' ')) expect([word, readUnit(word)]).toEqual([word, code])
})
