import { describe, expect, test } from 'vitest'
import { type FilingMessage, nextFilingAction, securityFilingStanding } from './standing.ts'

const BILL = 'EGLV14260031845'
const sent = (action: FilingMessage['action'], outcome: FilingMessage['outcome']): FilingMessage => ({
  action,
  outcome,
  isFive: false,
  bills: [BILL],
  ...(outcome === 'accepted' && action !== 'D' && { transaction: 'B76-00000000017' }),
})

describe('the standing of a filing', () => {
  test.each<[string, FilingMessage[], string[], string]>([
    ['nothing was sent', [], [], 'none'],
    ['no answer yet', [sent('A', 'open')], [], 'sent'],
    ['refused', [sent('A', 'rejected')], [], 'refused'],
    ['taken', [sent('A', 'accepted')], [], 'on_file'],
    ['no match at first', [sent('A', 'accepted')], ['S2'], 'no_match'],
    ['a match in the end', [sent('A', 'accepted')], ['S2', 'S1'], 'matched'],
    [
      'a refused replacement leaves it on file',
      [sent('A', 'accepted'), sent('R', 'rejected')],
      ['S1'],
      'matched',
    ],
    ['deleted', [sent('A', 'accepted'), sent('D', 'accepted')], ['S1'], 'deleted'],
    ['an unknown code is looked at', [sent('A', 'accepted')], ['S9'], 'no_match'],
  ])('%s', (_, messages, codes, state) => {
    const advice = codes.map((code) => ({ bill: BILL, code }))
    expect(securityFilingStanding(messages, advice).state).toBe(state)
  })

  test('one that is on file is replaced under its number, and one that was deleted is added again', () => {
    const onFile = securityFilingStanding([sent('A', 'accepted')], [])
    expect(onFile).toMatchObject({ transaction: 'B76-00000000017', version: 1 })
    expect(nextFilingAction('file', onFile)).toBe('R')
    expect(nextFilingAction('delete', onFile)).toBe('D')
    const deleted = securityFilingStanding([sent('A', 'accepted'), sent('D', 'accepted')], [])
    expect(nextFilingAction('file', deleted)).toBe('A')
    expect(nextFilingAction('delete', deleted)).toBe('isf_not_on_file')
  })

  test('one that CBP does not have any more is gone, and is added again under a new number', () => {
    const gone = [sent('A', 'accepted'), { ...sent('D', 'rejected'), isUnknown: true }]
    const standing = securityFilingStanding(gone, [{ bill: BILL, code: 'S1' }])
    expect(standing).toMatchObject({ state: 'refused', transaction: undefined, refused: undefined })
    expect(nextFilingAction('file', standing)).toBe('A')
    expect(nextFilingAction('delete', standing)).toBe('isf_not_on_file')
    const again = { ...sent('A', 'accepted'), transaction: 'B76-00000000018' }
    expect(securityFilingStanding([...gone, again], [])).toMatchObject({
      state: 'on_file',
      transaction: 'B76-00000000018',
      version: 1,
    })
  })

  test('one message at a time', () => {
    expect(nextFilingAction('file', securityFilingStanding([sent('A', 'open')], []))).toBe('isf_open')
  })
})
