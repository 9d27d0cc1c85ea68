import { AGENCY_SHAPE, AGENCY_SOURCE } from '@edfe/domain/agencies'
import { describe, expect, test } from 'vitest'
import { GOLDEN_AGENCIES } from '../../test/agency-data/golden-agencies.ts'
import { sampleRelease } from '../../test/cargo-release/sample-release.ts'
import { envelope } from '../../test/summary/sample-message.ts'
import { encodeCargoRelease } from '../cargo-release/encode-cargo-release.ts'
import { judgeRelease } from '../cargo-release/judge/judge-release.ts'
import { writeReleaseAnswer } from '../cargo-release/judge/write-release-answer.ts'
import { decodeBatch, encodeBatch } from '../codec/batch.ts'
import { AGENCY_LAYOUTS, type LayoutBook, SE_LAYOUTS } from '../records/index.ts'
import { agencyRecords } from './agency-records.ts'
import { agencyShapeFaults } from './agency-shape.ts'

const faultsOf = (...images: string[]) =>
  agencyShapeFaults(
    decodeBatch(
      images.map((image) => image.padEnd(80)),
      AGENCY_LAYOUTS,
    ).map((record, index) => ({ ...record, index })),
  ).map(({ condition, index }) => [condition.code || condition.narrative, index])

const GOODS = 'OI        CHAIR'
const STATEMENT = 'PG01001APHAPL'

const BROKEN: [keyof typeof AGENCY_SHAPE, string[], index: number][] = [
  ['goodsMissing', [STATEMENT, 'PG02P'], 0],
  ['goodsTwice', [GOODS, STATEMENT, 'PG02P', GOODS], 3],
  ['statementMissing', [GOODS], 0],
  ['statementMissing', [GOODS, 'PG02P'], 1],
  ['lineNumberWrong', [GOODS, 'PG01002APHAPL', 'PG02P'], 1],
  ['lineNumberWrong', [GOODS, STATEMENT, 'PG02P', STATEMENT, 'PG02P'], 3],
  ['articleMissing', [GOODS, STATEMENT, 'PG05QUERCUS'], 2],
  ['itemTypeWrong', [GOODS, STATEMENT, 'PG02C'], 2],
  ['itemTypeWrong', [GOODS, STATEMENT, 'PG02P', 'PG02P'], 3],
  ['lotWrong', [GOODS, STATEMENT, 'PG50', 'PG51'], 2],
  ['lotWrong', [GOODS, STATEMENT, 'PG02P', 'PG50', 'PG10'], 4],
  ['lotWrong', [GOODS, STATEMENT, 'PG02P', 'PG50', 'PG51'], 4],
  ['lotWrong', [GOODS, STATEMENT, 'PG02P', 'PG51'], 3],
  ['lotWrong', [GOODS, STATEMENT, 'PG02P', 'PG50', 'PG10', 'PG50', 'PG10', 'PG51'], 5],
  ['lotWrong', [GOODS, STATEMENT, 'PG02P', 'PG50', 'PG10', 'PG02C'], 5],
  ['lotWrong', [GOODS, STATEMENT, 'PG02P', 'PG50', 'PG10', 'PG01002APHAPL'], 5],
  ['notInLot', [GOODS, STATEMENT, 'PG02P', 'PG50', 'PG10', 'PG30A', 'PG51'], 5],
  ['substitutionHere', [GOODS, STATEMENT, 'PG00R0001', 'PG02P'], 2],
]

describe('records out of place', () => {
  test.each(BROKEN)('%s (%#)', (name, images, index) => {
    const { code, narrative } = AGENCY_SHAPE[name]
    expect(faultsOf(...images)).toContainEqual([code || narrative, index])
  })

  test('each condition has a case, a narrative that fits and the edition of the layouts', () => {
    expect(new Set(BROKEN.map(([name]) => name))).toEqual(new Set(Object.keys(AGENCY_SHAPE)))
    for (const { narrative } of Object.values(AGENCY_SHAPE)) expect(narrative.length).toBeLessThanOrEqual(40)
    const { chapter, effective } = AGENCY_LAYOUTS.get('PG01')!.source
    expect(AGENCY_SOURCE.chapter).toContain(chapter)
    expect(AGENCY_SOURCE.effective).toBe(effective)
  })

  const layouts: LayoutBook = AGENCY_LAYOUTS
  test.each(GOLDEN_AGENCIES)('%s: nothing is out of place', (_, data) => {
    const encoded = encodeBatch(agencyRecords(data), layouts)
    expect(encoded.ok && faultsOf(...encoded.images)).toEqual([])
  })
})

describe('in a release', () => {
  const images = encodeCargoRelease(sampleRelease(), envelope).slice(2, -2)
  const judged = (sent: readonly string[]) =>
    judgeRelease(
      decodeBatch(
        sent.map((image) => image.padEnd(80)),
        SE_LAYOUTS,
      ),
      { day: '2026-03-05', isEntryNumber: () => true },
    )

  test('other agencies have their place under a tariff number alone, and in no cancellation', () => {
    const [header = '', ...rest] = images
    const index = 1
    expect(judged([header, GOODS, ...rest])).toEqual([{ condition: 'recordOutOfOrder', index }])
    const canceled = [header.replace('SE10A', 'SE10D'), GOODS, ...rest.filter((image) => /^SE13/.test(image))]
    expect(judged(canceled)).toEqual([{ condition: 'recordNotAllowed', index }])
  })

  test('a fault is at its record, with the code of CBP, in the judgement and in the answer', () => {
    const sent = [...images, GOODS, STATEMENT, 'PG02C'].map((image) => image.padEnd(80))
    const faults = judged(sent)
    const text = { code: 'P07', narrative: 'INVALID ITEM TYPE' }
    expect(faults).toEqual([{ condition: 'agencyData', index: sent.length - 1, text }])
    const answer = writeReleaseAnswer(sent, faults, { outcome: 'accepted' }, 'A')
    const said = [...images, GOODS, 'PG01001FSIFSI', 'PG02P', 'PG06   IT', 'PG25', 'PG26'].map((image) =>
      image.padEnd(80),
    )
    const ofColumns = judged(said).map(({ condition }) => condition)
    expect(ofColumns).toEqual(['fieldMissing', 'fieldMissing'])
    const ofData = judged([...said.slice(0, -3), 'PG33'.padEnd(80)])
    const area = { code: 'P31', narrative: 'MISSING CMDTY GEO AREA CODE OR NAME' }
    expect(ofData).toEqual([{ condition: 'agencyData', index: said.length - 3, text: area }])
    expect(answer.slice(1, 3)).toEqual([sent.at(-1), 'SE9011P07INVALID ITEM TYPE'.padEnd(80)])
  })
})
