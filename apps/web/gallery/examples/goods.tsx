import type { AnswerOf } from '@edfe/contracts/operations'
import type { GoodsReason } from '@edfe/domain/entry'
import { rulingQuery } from '../../src/goods/goods-queries.ts'
import { RulingDialog } from '../../src/goods/ruling-dialog.tsx'
import { Answered, answer } from '../answered.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'

const REASON: GoodsReason = {
  source: 'ruling',
  words: 'a solar lantern',
  ruling: { number: 'N301234', day: '2018-11-05' },
}
const RULING: AnswerOf<'getRuling'> = {
  number: 'N301234',
  is_revoked: false,
  day: '2018-11-05',
  subject: 'The tariff classification of a solar lantern from China',
  numbers: [
    { hts: '9405.41.8440', is_current: true },
    { hts: '9405.40.8000', is_current: false },
  ],
  modified_by: ['H310000'],
  text: null,
}

const dialog = (said: Parameters<typeof Answered>[0]['answers']) => (
  <Answered answers={said}>
    <RulingDialog reason={REASON} onClose={nothing} />
  </Answered>
)

/** `src/goods`: the search for a tariff number from plain words, and what supports a number. */
export const examples: readonly Example[] = [
  {
    component: 'RulingDialog',
    states: {
      usual: dialog([answer(rulingQuery('N301234'), RULING)]),
      revoked: dialog([answer(rulingQuery('N301234'), { ...RULING, is_revoked: true })]),
      loading: dialog([]),
    },
  },
]
