import { decodeReleaseAnswer, decodeResponse } from '@edfe/abi'
import { brokenMessages } from '@edfe/abi/test/agency-data'
import { certifiedImages, GOLDEN_CERTIFICATIONS } from '@edfe/abi/test/cargo-release'
import { type AgencyStatement, programOf } from '@edfe/domain/agencies'
import { SAMPLE_STATEMENTS } from '@edfe/domain/test/agencies'
import { describe, expect, test } from 'vitest'
import { context } from '../../test/sample-batch.ts'
import { processTransmission } from '../judges/process-transmission.ts'
import { NOTHING_ON_FILE } from './on-file.ts'

const [golden] = GOLDEN_CERTIFICATIONS as [(typeof GOLDEN_CERTIFICATIONS)[number]]

/** A summary that certifies the release of goods about which it says something to an agency. */
function summaryWith(statement: AgencyStatement): string[] {
  const agencies = { description: 'THE GOODS', statements: [statement] }
  const lines = golden.certification.lines.map((line) => ({ ...line, tariffs: [{ agencies }] }))
  return certifiedImages({ ...golden, certification: { ...golden.certification, lines } })
}

/** The answers to the summary and to the release that it certifies; a message that is no summary has no second one. */
function answersTo(images: readonly string[]): string[] {
  const { images: answer, apart } = processTransmission(images, context, NOTHING_ON_FILE)
  const summary = decodeResponse(answer).disposition
  return [summary, apart ? decodeReleaseAnswer(apart.images).disposition : 'none'].map(String)
}

describe.each(Object.entries(SAMPLE_STATEMENTS))('%s, in a summary', (_, statement) => {
  const images = summaryWith(statement)

  test('the whole of it is taken', () => {
    expect(answersTo(images)).toEqual(['accepted', 'accepted'])
  })

  test('with one of its records dropped, moved or twice the goods are not released', () => {
    const broken = brokenMessages(images, programOf(statement)!)
    const taken = broken.filter((message) => answersTo(message.images)[1] === 'accepted')
    expect(taken.map(({ what }) => what)).toEqual([])
    expect(broken.length).toBeGreaterThan(9)
  })

  test('with data and a reason for none the goods are not released', () => {
    expect(answersTo(summaryWith({ ...statement, disclaimer: 'A' }))[1]).not.toBe('accepted')
  })
})
