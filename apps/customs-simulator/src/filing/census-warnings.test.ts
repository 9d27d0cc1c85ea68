import { decodeResponse } from '@edfe/abi'
import { expect, test } from 'vitest'
import { before, type Edit, edited, put } from '../../test/image-edits.ts'
import { context, imagesOf } from '../../test/sample-batch.ts'
import { processTransmission } from '../judges/process-transmission.ts'
import { NOTHING_ON_FILE } from './on-file.ts'

const answered = (...edits: Edit[]) =>
  decodeResponse(processTransmission(edited(imagesOf(), edits), context, NOTHING_ON_FILE).images)

const DEAR = put('40', 27, '0000012130')

test('a summary whose figures go together is accepted without a warning', () => {
  expect(answered()).toMatchObject({ disposition: 'accepted', severity: '', conditions: [] })
})

test('charges above the value are accepted with a warning of the Census Bureau', () => {
  const answer = answered(DEAR)
  expect(answer).toMatchObject({ disposition: 'accepted', severity: 'W' })
  expect(answer.conditions).toMatchObject([
    { severity: 'W', code: '27J', references: [{ type: 'SUMMRY' }, { type: 'LINITM', text: '001' }] },
  ])
})

test('a warning that the line overrides is not answered', () => {
  expect(answered(DEAR, before('89', 'CW02     27J15'))).toMatchObject({ severity: '', conditions: [] })
})
