import { decodeSecurityFilingAnswer, encodeSecurityFiling, encodeSecurityFilingDeletion } from '@edfe/abi'
import { FILINGS } from '@edfe/abi/test/security-filing'
import type { SecurityFiling } from '@edfe/domain/security-filing'
import { sampleFiling } from '@edfe/domain/test/security-filing'
import { expect, test } from 'vitest'
import { before, edited, put, without } from '../../test/image-edits.ts'
import { context, envelope } from '../../test/sample-batch.ts'
import { processTransmission } from '../judges/process-transmission.ts'
import { fileOver, NOTHING_ON_FILE } from './on-file.ts'

/** A file to which each message that is sent adds its effects. */
function customs() {
  const file = fileOver(NOTHING_ON_FILE)
  const sendImages = (images: readonly string[]) => {
    const outcome = processTransmission(images, context, file)
    for (const effect of outcome.effects) file.apply(effect)
    return { ...decodeSecurityFilingAnswer(outcome.images), images: outcome.images }
  }
  return {
    file,
    sendImages,
    send: (change: Partial<SecurityFiling> = {}, filer = envelope) =>
      sendImages(encodeSecurityFiling({ ...sampleFiling(), ...change }, filer)),
  }
}

const NUMBER = 'B76-00000000001'
const other = { ...envelope, filerCode: 'ABC' }

test.each(FILINGS.filter(([, { action }]) => action === 'A'))(
  '%s: it is taken as written by hand',
  (_, filing) => {
    expect(customs().send(filing)).toMatchObject({
      disposition: 'accepted',
      transaction: NUMBER,
      conditions: [],
    })
  },
)

test('a filing gets its number in the answer, and keeps it when it is replaced and deleted', () => {
  const { send, sendImages, file } = customs()
  const { images } = send()
  expect(images.map((image) => image.trimEnd())).toEqual([
    'A2704B76      030526     SN                                ORG-1',
    'B  2704B76SN                                               ORG-1',
    'SF10101ACTEI 07-4418290             11B76-00000000001EGLV07-4418290     018',
    'SF15OBEGLV14260031845',
    'SF9002   ISF ACCEPTED',
    'Y  2704B76SN00003',
    'Z2704B76      030526',
  ])
  expect(send({ action: 'R', transaction: NUMBER })).toMatchObject({
    disposition: 'accepted',
    transaction: NUMBER,
  })
  const { submission, shipment, importer } = sampleFiling()
  const deleted = { submission, shipment, importer, transaction: NUMBER }
  expect(sendImages(encodeSecurityFilingDeletion(deleted, envelope))).toMatchObject({
    disposition: 'accepted',
  })
  expect(file.securityFilings()).toMatchObject([{ transaction: NUMBER, isDeleted: true }])
  expect(send({ action: 'R', transaction: NUMBER }).conditions).toMatchObject([{ code: 'S10' }])
  expect(send()).toMatchObject({ disposition: 'accepted', transaction: 'B76-00000000002' })
})

test.each([
  ['a bill that is filed already', {}, envelope, 'S08'],
  ['a number that CBP did not give', { action: 'R', transaction: 'B76-00000000009' }, envelope, 'S10'],
  ['a number of another filer', { action: 'R', transaction: NUMBER }, other, 'S12'],
  [
    'an importer that CBP does not know',
    { importer: { qualifier: 'EI', number: '00-1234567' } },
    envelope,
    'S17',
  ],
  ['no bill', { bills: [] }, envelope, 'S31'],
] as const)('%s is refused, and changes nothing on file', (_, change, filer, code) => {
  const { send, file } = customs()
  send()
  const before = file.securityFilings()
  const { disposition, conditions } = send(change, filer)
  expect([disposition, conditions.map((one) => one.code)]).toEqual(['rejected', [code]])
  expect(file.securityFilings()).toEqual(before)
})

test('two filings of a batch know each other', () => {
  const images = encodeSecurityFiling(sampleFiling(), envelope)
  const twice = [...images.slice(0, -2), ...images.slice(2)]
  const { conditions } = customs().sendImages(twice)
  expect(conditions).toMatchObject([{ code: 'S08' }])
})

const sent = () => encodeSecurityFiling(sampleFiling(), envelope)

test.each([
  ['a field that is missing', [put('SF10', 14, ' '.repeat(15))], 'SF10', 'MANDATORY DATA MISSING'],
  ['a field of another class', [put('SF10', 37, 'XX')], 'SF10', 'DATA OR RECORD NOT AS LAID OUT'],
  ['an unknown record', [before('SF15', 'SF99')], 'SF10', 'DATA OR RECORD NOT AS LAID OUT'],
  ['a bill behind the parties', [before('Y', 'SF15OBEGLV14260031846')], 'SF15', 'RECORD OUT OF SEQUENCE'],
  ['a party without address', [without('SF36')], 'SF30', 'ADDRESS OF PARTY MISSING'],
] as const)('%s is answered with its record', (_, edits, recordId, narrative) => {
  const { disposition, conditions } = customs().sendImages(edited(sent(), edits))
  expect(disposition).toBe('rejected')
  expect(conditions[0]).toMatchObject({ recordId, narrative })
})
