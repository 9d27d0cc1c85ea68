import { AX_LAYOUTS, decodeBatch, decodeResponse } from '@edfe/abi'
import { describe, expect, test } from 'vitest'
import { answer, CASE_ON_FILE, codes, file, imagesOf } from '../../test/sample-batch.ts'

describe('the sample entry', () => {
  test('is added with version 00100', async () => {
    const outcome = file(imagesOf())
    expect(decodeResponse(outcome.images)).toMatchObject({
      disposition: 'accepted',
      version: '00100',
      entryNumber: '03245276',
      narrative: 'SUMMARY HAS BEEN ADDED',
      conditions: [],
    })
    expect(outcome.effects).toMatchObject([{ kind: 'stored', summary: CASE_ON_FILE }])
    await expect(`${outcome.images.join('\n')}\n`).toMatchFileSnapshot('./golden/sample-entry.ax.txt')
  })

  test('is added with headings of chapter 99 of eight digits, which have neither value nor quantity', () => {
    const stacked = imagesOf((facts) => {
      facts.lines[0]!.tariffs.unshift(
        { hts: '99030531', duty: '1516.13', value: '0', quantities: [] },
        { hts: '99038815', duty: '909.68', value: '0', quantities: [] },
      )
      facts.totals.duty = '2898.84'
    })
    expect(answer(stacked)).toMatchObject({ disposition: 'accepted', conditions: [] })
  })

  test('an answer holds to the layouts, counts its records and echoes what was sent', () => {
    const records = decodeBatch(file(imagesOf()).images, AX_LAYOUTS)
    expect(records.flatMap(({ problems }) => problems)).toEqual([])
    expect(records.map(({ id }) => id)).toEqual(['A', 'B', 'E0', 'E1', 'Y', 'Z'])
    expect(records[0]?.values).toMatchObject({ application: 'AX', userData: 'ORG-1', date: '2026-03-05' })
    expect(records[4]?.values.imageCount).toBe('00002')
  })
})

describe('what is on file already', () => {
  test('is replaced by the same filer reference', () => {
    expect(answer(imagesOf(), CASE_ON_FILE)).toMatchObject({
      disposition: 'accepted',
      narrative: 'SUMMARY HAS BEEN REPLACED',
      version: '00100',
    })
  })

  test('is not added again under another reference, and the failed correction takes it off file', () => {
    const outcome = file(imagesOf(), { ...CASE_ON_FILE, filerReference: 'OTHER' })
    expect(decodeResponse(outcome.images).conditions.map(({ code }) => code)).toEqual(['B35'])
    expect(outcome.effects).toEqual([{ kind: 'deleted', key: CASE_ON_FILE.key }])
  })

  test('is not filed in another port', () => {
    expect(answer(imagesOf(), { ...CASE_ON_FILE, port: '2709' }).conditions[0]?.code).toBe('B32')
  })

  const deletion = () => {
    const [a, b, ten] = imagesOf()
    const bare = `10D${ten!.slice(3, 21)}`.padEnd(33) + ten!.slice(33, 35)
    return [a!, b!, bare.padEnd(80), ...imagesOf().slice(-2)]
  }

  test('is deleted on request', () => {
    const outcome = file(deletion(), CASE_ON_FILE)
    expect(decodeResponse(outcome.images)).toMatchObject({
      disposition: 'accepted',
      narrative: 'ENTRY SUMMARY DELETED',
    })
    expect(outcome.effects).toEqual([{ kind: 'deleted', key: CASE_ON_FILE.key }])
  })

  test('is not deleted under another port, and stays on file', () => {
    const outcome = file(deletion(), { ...CASE_ON_FILE, port: '2709' })
    expect(decodeResponse(outcome.images).conditions.map(({ code }) => code)).toEqual(['B32'])
    expect(outcome.effects).toEqual([])
  })

  test('a summary that is not on file cannot be deleted', () => {
    expect(codes(deletion())).toEqual(['B25'])
  })
})
