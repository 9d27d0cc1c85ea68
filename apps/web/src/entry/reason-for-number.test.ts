import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { goodsQuery } from '../goods/goods-queries.ts'
import { defaultsQuery } from './editing/entry-queries.ts'
import { reasonForNumber } from './reason-for-number.ts'

const LAMP = { hts: '9405.11.6010', origin: 'CN', words: 'ceiling lamp', goods_answers: 'glass,unheard' }

/** A client that has searched for ceiling lamps of glass from China. */
function searched(): QueryClient {
  const client = new QueryClient()
  const { queryKey } = goodsQuery('ceiling lamp', { origin: 'CN' }, ['glass'])
  const ruling = { number: 'N301234', day: '2018-11-05', is_older: false }
  client.setQueryData<unknown>(queryKey, {
    edition: { name: 'HTS 2026 Rev 10' },
    answers: ['glass'],
    rows: [{ hts: '9405.11', reasons: [{ source: 'ruling', words: 'LED ceiling lamp', ruling }] }],
  })
  client.setQueryData<unknown>(defaultsQuery.queryKey, { today: '2026-11-29' })
  return client
}

test('a number that words found keeps words, answers, ruling, edition and the day on which the entry began', async () =>
  expect(await reasonForNumber(LAMP, searched())).toEqual({
    hts: '9405.11.6010',
    words: 'ceiling lamp',
    edition: 'HTS 2026 Rev 10',
    chosen_on: '2026-11-29',
    reasons: [{ source: 'ruling', words: 'LED ceiling lamp', ruling: 'N301234', ruled_on: '2018-11-05' }],
    answers: [{ answer: 'glass' }],
    note: '',
  }))

test('a number that was typed after a search for other goods has no reason', async () =>
  expect(await reasonForNumber({ ...LAMP, hts: '6912.00.3500' }, searched())).toBeUndefined())

test('a number without a search has no reason', async () =>
  expect(await reasonForNumber({ hts: '9405.11.6010' }, new QueryClient())).toBeUndefined())
