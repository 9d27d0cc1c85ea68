import { describe, expect, test } from 'vitest'
import { put } from '../../test/image-edits.ts'
import { answer, CASE_ON_FILE, type Change, factsOf, file, imagesOf } from '../../test/sample-batch.ts'
import type { FiledSummary } from './filed-summary.ts'

const facts = factsOf()

/** The sample entry on file, filed on March 5, 2026. */
const ON_FILE: FiledSummary = {
  ...CASE_ON_FILE,
  filerReference: facts.filerReference ?? '',
  importer: facts.importer,
}
const REVIEWED: FiledSummary = { ...ON_FILE, act: 'review' }
const SENT_BACK: FiledSummary = { ...ON_FILE, statementDate: '2026-03-04', act: 'rejected' }
const CANCELLED: FiledSummary = { ...ON_FILE, act: 'cancelled' }
const ON_STATEMENT: FiledSummary = { ...ON_FILE, statementDate: '2026-03-05' }
const BEFORE_STATEMENT: FiledSummary = { ...ON_FILE, statementDate: '2026-03-06' }

const replaced =
  (change: Change = () => undefined): Change =>
  (summary) => {
    summary.action = 'R'
    change(summary)
  }
const withoutPayment: Change = (summary) => (summary.payment = undefined)
const correction: Change = (summary) => {
  summary.action = 'R'
  summary.payment = undefined
  summary.cargo.firmsCode = undefined
  summary.postSummary = { headerReasons: ['H99'], explanation: ['THE INVOICE LEFT OUT AN ASSIST.'] }
}
/** Record 10 alone, with action D. */
const deletion = (): string[] => {
  const [a = '', b = '', control = '', ...rest] = imagesOf()
  const [y = '', z = ''] = rest.slice(-2)
  return put('10', 3, 'D')([a, b, control.slice(0, 35).padEnd(80), y, z])
}

const codesOf = (images: readonly string[], earlier: FiledSummary) =>
  answer(images, earlier).conditions.map(({ code }) => code)

describe('under trade control', () => {
  test.each([
    ['a summary that is paid alone', ON_FILE],
    ['a summary before its statement', BEFORE_STATEMENT],
  ])('%s is replaced and deleted', (_, earlier) => {
    expect(codesOf(imagesOf(replaced()), earlier)).toEqual([])
    expect(answer(deletion(), earlier).narrative).toBe('ENTRY SUMMARY DELETED')
  })

  test('nothing is on file after a replacement that is rejected', () => {
    const rejected = imagesOf(replaced((summary) => (summary.stateOfDestination = 'XX')))
    expect(file(rejected, BEFORE_STATEMENT).effects).toEqual([{ kind: 'deleted', key: ON_FILE.key }])
  })

  test('a summary before its statement is not corrected as a paid one', () => {
    expect(codesOf(imagesOf(correction), BEFORE_STATEMENT)).toEqual(['B45'])
  })
})

describe('under CBP control', () => {
  test.each([
    ['on a statement', ON_STATEMENT, 'B29'],
    ['under review', REVIEWED, 'B29'],
    ['accepted after its review', { ...ON_FILE, act: 'accepted' } satisfies FiledSummary, 'B29'],
    ['cancelled', CANCELLED, 'B31'],
  ])('a summary %s is neither replaced nor deleted', (_, earlier, code) => {
    expect(codesOf(imagesOf(replaced()), earlier)).toEqual([code])
    expect(codesOf(deletion(), earlier)).toEqual([code])
    for (const images of [imagesOf(replaced()), deletion()]) expect(file(images, earlier).effects).toEqual([])
  })

  test.each([
    ['on a statement', ON_STATEMENT, []],
    ['accepted after its review', { ...ON_FILE, act: 'accepted' } satisfies FiledSummary, []],
    ['under review', REVIEWED, ['B59']],
    ['that CBP has sent back', SENT_BACK, ['B46']],
    ['cancelled', CANCELLED, ['B56']],
  ])('a summary %s is corrected after payment with %j', (_, earlier, codes) => {
    expect(codesOf(imagesOf(correction), earlier)).toEqual(codes)
  })

  test('a summary that CBP has sent back is replaced without its payment, and remains under its control', () => {
    expect(codesOf(imagesOf(replaced()), SENT_BACK)).toEqual(['217'])
    const images = imagesOf(replaced(withoutPayment))
    expect(codesOf(images, SENT_BACK)).toEqual([])
    const { effects } = file(images, SENT_BACK)
    expect(effects).toMatchObject([
      { kind: 'stored', summary: { act: 'accepted', statementDate: SENT_BACK.statementDate } },
    ])
  })

  test('a summary that CBP has sent back is not deleted, and stays on file when its replacement is rejected', () => {
    expect(codesOf(deletion(), SENT_BACK)).toEqual(['B29'])
    expect(file(imagesOf(replaced()), SENT_BACK).effects).toEqual([])
  })

  test('a summary that CBP has sent back does not begin to consolidate releases, nor ask for one', () => {
    const images = imagesOf(replaced(withoutPayment))
    expect(codesOf(put('10', 42, 'Y')(images), SENT_BACK)).toContain('257')
    expect(codesOf(put('10', 40, 'A')(images), { ...SENT_BACK, isConsolidated: true })).toContain('256')
  })
})
