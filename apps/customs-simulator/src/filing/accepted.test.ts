import { expect, test } from 'vitest'
import { before, type Edit, edited, put, without } from '../../test/image-edits.ts'
import { answer, imagesOf } from '../../test/sample-batch.ts'

test.each<[string, Edit[]]>([
  ['a line without description', [without('44')]],
  [
    'small letters in a description',
    [(images) => images.map((image) => (image.startsWith('44') ? image.toLowerCase() : image))],
  ],
  ...['U', 'E'].map((designation): [string, Edit[]] => [
    `a single transaction bond of designation ${designation} alone`,
    [without('31'), before('40', `319${designation} 0540000012000STB2026001`)],
  ]),
  [
    'goods assembled abroad, whose parts of the United States pay no processing fee',
    [
      before('50', '509802008040 0000000000 0000008000'),
      put('50', 25, '0000004129', 2),
      put('62', 6, '    1430', 1),
      // The minimum of the year.
      put('89', 6, '00000003358'),
      put('90', 15, '00000004874'),
    ],
  ],
])('%s is taken', (_, edits) => {
  const { conditions, disposition } = answer(edited(imagesOf(), edits))
  expect(conditions.filter(({ severity }) => severity === 'F').map(({ code }) => code)).toEqual([])
  expect(disposition).toBe('accepted')
})
