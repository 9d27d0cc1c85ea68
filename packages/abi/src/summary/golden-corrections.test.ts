import { ruleContext, sampleEntry } from '@edfe/domain/test/filing'
import { expect, test } from 'vitest'
import {
  changedEntry,
  encodedEntry,
  line,
  messagesByHand,
  recordsOf,
} from '../../test/summary/golden-message.ts'
import { envelope } from '../../test/summary/sample-message.ts'
import { encodeSummaryDeletion } from './encode-entry-summary.ts'

const byHand = messagesByHand('corrections')

test('a rejected summary that is filed again is the message written by hand', () => {
  const draft = changedEntry((entry) => Object.assign(line(entry), { charges: '4500' }))
  expect(encodedEntry(draft, ruleContext(), 'R')).toEqual(byHand.get('a rejected summary filed again'))
})

test('a post summary correction of surety, value and duty is the message written by hand', () => {
  const draft = changedEntry((entry) => {
    Object.assign(entry.header!, {
      surety_no: '036',
      correction_explanation:
        'The invoice left out an assist of 900 dollars. The yearly review of the importer found it.',
    })
    Object.assign(line(entry), { entered_value: '13029', duty_amount: '508.13' })
  })
  const context = { ...ruleContext(), onFile: { draft: sampleEntry() } }
  expect(encodedEntry(draft, context, 'R')).toEqual(
    byHand.get('a post summary correction of header and line'),
  )
})

test('a post summary correction that asks for accelerated liquidation has Y in column 66', () => {
  const draft = changedEntry((entry) => {
    Object.assign(entry.header!, {
      surety_no: '036',
      correction_explanation: 'The bond of another surety covers the entry.',
      accelerated_liquidation: true,
    })
  })
  const context = { ...ruleContext(), onFile: { draft: sampleEntry() } }
  expect(encodedEntry(draft, context, 'R')[0]).toBe(
    '10RB76  03245276 2704AF-2206     0111 X                         YY',
  )
  expect(encodedEntry(draft, ruleContext(), 'R')[0]).toHaveLength(51)
})

test('the deletion of a summary is the message written by hand', () => {
  const { entry_number = '', port_code: port = '', entry_type: entryType = '' } = sampleEntry().header ?? {}
  const summary = {
    filerCode: entry_number.slice(0, 3),
    entryNumber: entry_number.slice(3),
    port,
    entryType,
  }
  expect(recordsOf(encodeSummaryDeletion(summary, envelope))).toEqual(byHand.get('the deletion of a summary'))
})
