import { encodeBatch } from '@edfe/abi'
import { QUERY, QUERY_ANSWER_LAYOUTS, QUERY_LAYOUTS } from '@edfe/abi/test/toy-kind'
import type { Judge } from '../../src/judges/judge.ts'

/** Answers a query about any entry that has lines. */
export const queryJudge: Judge = {
  application: QUERY.sent,
  answer: QUERY.answer,
  layouts: QUERY_LAYOUTS,
  split: (records) => [[...records]],
  answersProblem: () => false,
  judge(records) {
    const lines = Number(records.find(({ id }) => id === 'ZQ20')?.values.lines ?? 0)
    const [disposition, narrative] = lines > 0 ? ['A', `${lines} LINES`] : ['R', 'NO LINES']
    const written = encodeBatch([{ id: 'ZR90', values: { disposition, narrative } }], QUERY_ANSWER_LAYOUTS)
    if (!written.ok) throw new Error(JSON.stringify(written.problems))
    return { images: written.images, effects: [], rejectsBatch: false }
  },
}
