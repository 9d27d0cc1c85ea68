import { expect, test } from 'vitest'
import { recordsOf } from '../../test/summary/golden-message.ts'
import { envelope } from '../../test/summary/sample-message.ts'
import { decodeRecord } from '../codec/decode-record.ts'
import { encodeRecord } from '../codec/encode-record.ts'
import { AE_LAYOUTS } from '../records/index.ts'
import { type AeRecord, aeRecord } from './ae-record.ts'
import { encodeAeBatch } from './encode-ae-batch.ts'

/** Records of the chapter, written by hand, that no entry of the form fills so far: customs and other filers know them. */
const BY_HAND: [title: string, image: string, record: AeRecord][] = [
  [
    'a header that claims a reconciliation of value and under a trade agreement',
    '10AB76  03245276 2704AF-2206     0111 X      Y001 1',
    aeRecord('10', {
      action: 'A',
      filerCode: 'B76',
      entryNumber: '03245276',
      port: '2704',
      filerReference: 'AF-2206',
      entryType: '01',
      mode: '11',
      signature: 'X',
      tradeAgreementReconciliationIndicator: 'Y',
      reconciliationIssueCode: '001',
      paymentTypeCode: '1',
    }),
  ],
  [
    'two releases under one summary',
    '32B76  03245278B76  10071986',
    aeRecord('32', {
      releaseEntryFilerCode1: 'B76',
      releaseEntryNumber1: '03245278',
      releaseEntryFilerCode2: 'B76',
      releaseEntryNumber2: '10071986',
    }),
  ],
  [
    'the header of an article set',
    '40  001XTWTW020426        0000004000583090000001248    N',
    aeRecord('40', {
      lineId: '001',
      setIndicator: 'X',
      origin: 'TW',
      exportCountry: 'TW',
      exportDate: '2026-02-04',
      charges: '4000',
      foreignPort: '58309',
      grossWeight: '1248',
      relatedParty: 'N',
    }),
  ],
  [
    'a component of an article set',
    '40  002VTWTW020426        0000000000583090000000000    N',
    aeRecord('40', {
      lineId: '002',
      setIndicator: 'V',
      origin: 'TW',
      exportCountry: 'TW',
      exportDate: '2026-02-04',
      charges: '0',
      foreignPort: '58309',
      grossWeight: '0',
      relatedParty: 'N',
    }),
  ],
  [
    'goods with privileged foreign status in a zone',
    '41P0220260000000100',
    aeRecord('41', { status: 'P', filingDate: '2026-02-20', quantity: '100' }),
  ],
  ['a binding ruling', '43R     301234', aeRecord('43', { rulingTypeCode: 'R', rulingNumber: '301234' })],
  ['coffee of Puerto Rico', '610850000012345', aeRecord('61', { class: '085', amount: '123.45' })],
  [
    'the overrides of two census warnings',
    'CW02     27A0127C13',
    aeRecord('CW02', {
      censusWarningConditionCode1: '27A',
      censusWarningConditionOverrideCode1: '01',
      censusWarningConditionCode2: '27C',
      censusWarningConditionOverrideCode2: '13',
    }),
  ],
]

test.each(BY_HAND)('%s is the record written by hand', (_, image, record) => {
  expect(recordsOf(encodeAeBatch([record], envelope))).toEqual([image])
})

test.each(BY_HAND)('%s loses nothing when it is read', (_, image, { id }) => {
  const read = decodeRecord(image.padEnd(80), AE_LAYOUTS)
  expect(read).toMatchObject({ id, problems: [] })
  expect(encodeRecord(AE_LAYOUTS.get(id)!, read.values)).toEqual({ ok: true, image: image.padEnd(80) })
})
