import { decodeResponse } from '@edfe/abi'
import { describe, expect, test } from 'vitest'
import { file, imagesOf } from '../../test/sample-batch.ts'

describe('faults of syntax reject the whole batch', () => {
  const move = (images: string[], from: string, to: number) => {
    const index = images.findIndex((image) => image.startsWith(from))
    const [image] = images.splice(index, 1)
    images.splice(to, 0, image!)
    return images
  }
  const replace = (id: string, text: (image: string) => string) =>
    imagesOf().map((image) => (image.startsWith(id) ? text(image).padEnd(80) : image))

  test.each([
    ['an unknown record', () => replace('33', (x) => x).toSpliced(3, 0, '70'.padEnd(80)), 'A02'],
    ['a record out of sequence', () => move(imagesOf(), '20', 3), 'A04'],
    ['a second 11 record', () => imagesOf().toSpliced(4, 0, imagesOf()[3]!), 'A24'],
    [
      'five bills under one manifest',
      () => imagesOf().toSpliced(7, 0, ...Array(4).fill(imagesOf()[6]!)),
      'A06',
    ],
    ['three bonds', () => imagesOf().toSpliced(8, 0, ...Array(2).fill(imagesOf()[7]!)), 'A24'],
    ['no 10 record', () => imagesOf().toSpliced(2, 1), 'A00'],
    ['something in the filler', () => replace('44', (image) => `${image.slice(0, 75)}X`), 'X39'],
    ['a letter with an accent', () => replace('44', (image) => image.replace('L', 'É')), 'X40'],
    ['small letters in the record of a block', () => replace('B', (image) => image.toLowerCase()), 'X03'],
    ['a record of 79 columns', () => imagesOf().with(4, imagesOf()[4]!.slice(0, 79)), 'X42'],
    ['no Z record', () => imagesOf().slice(0, -1), 'X06'],
    ['no A record', () => imagesOf().slice(1), 'X01'],
    ['no B record', () => imagesOf().toSpliced(1, 1), 'X03'],
    ['no Y record', () => imagesOf().toSpliced(-2, 1), 'X05'],
    ['nothing in the block', () => [...imagesOf().slice(0, 2), ...imagesOf().slice(-2)], 'X04'],
    ['another site on Z', () => replace('Z', (image) => image.replace('2704', '1001')), 'X14'],
    ['another filer on Y', () => replace('Y', (image) => image.replace('B76', 'EKH')), 'X32'],
    ['another application on B', () => replace('B', (image) => image.replace('AE', 'SE')), 'X19'],
    ['another application on A', () => replace('A', (image) => image.replace('     AE', '     QP')), 'X12'],
    ['an impossible day on A', () => replace('A', (image) => image.replace('030526', '023026')), 'X10'],
  ] as const)('%s', (_, images, code) => {
    const outcome = file(images())
    const response = decodeResponse(outcome.images)
    expect(response.conditions.map((condition) => condition.code)).toContain(code)
    expect(response).toMatchObject({ disposition: 'batch_rejected', narrative: 'BATCH REJECTED' })
    expect(outcome.effects).toEqual([])
    expect(outcome.images.every((image) => image.length === 80)).toBe(true)
  })

  test('one broken summary takes the good one before it along', () => {
    const good = imagesOf()
    const second = good.slice(2, -2).map((image) => image.replace('03245276', '03245283'))
    second.splice(2, 1, '70'.padEnd(80))
    const outcome = file([...good.slice(0, -2), ...second, ...good.slice(-2)])
    expect(decodeResponse(outcome.images).disposition).toBe('batch_rejected')
    expect(outcome.effects).toEqual([])
  })

  test('two good summaries in a block are both added', () => {
    const good = imagesOf()
    const second = good.slice(2, -2).map((image) => image.replace('03245276', '03245283'))
    const outcome = file([...good.slice(0, -2), ...second, ...good.slice(-2)])
    expect(outcome.effects.map((effect) => effect.kind === 'stored' && effect.summary.key)).toEqual([
      'B7603245276',
      'B7603245283',
    ])
  })
})
