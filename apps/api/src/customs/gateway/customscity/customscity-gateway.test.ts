import type { DraftData } from '@edfe/domain/entry'
import { toCertification, toEntrySummaryFacts } from '@edfe/domain/filing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { releasedEntry, ruleContext } from '../../../../../../packages/domain/test/filing/index.ts'
import { startCustomsCity } from '../../../../test/gateways/customscity-server.ts'
import { english } from '../../../messages/formatter.ts'
import type { GatewayAnswer } from '../gateway.ts'
import { customscityGateway } from './customscity-gateway.ts'
import { isServiceAnswer, releaseAnswer, summaryResponse } from './service-answer.ts'
import { readServiceMessage, writeServiceMessage } from './service-message.ts'
import { serviceFindings } from './service-places.ts'

const NUMBER = 'B76-0324527-6'
/** Duty and fees of the sample entry, as its print has them. */
const RIGHT = {
  items: [{ duty: 473.03, subheadingDuties: 0 }],
  entryFee: { entryProcessingFee: 42.01, portProcessingFee: 15.16 },
}

/** The sample entry, paid by daily statement, with the release in the message of its summary. */
function serviceEntry(change: (draft: DraftData) => void = () => undefined) {
  const draft = releasedEntry()
  draft.release = { ...draft.release, method: 'with_summary' }
  draft.shipment_origin = { ...draft.shipment_origin, manifest_unit: 'CTN' }
  draft.totals_declarations = {
    ...draft.totals_declarations,
    payment_type: '3',
    statement_date: '2026-03-09',
  }
  change(draft)
  const context = ruleContext()
  const summary = toEntrySummaryFacts(draft, context)
  const release = toCertification(draft, context)
  if (!summary.ok || !release.ok)
    throw new Error(JSON.stringify([summary, release].map((one) => !one.ok && one.findings)))
  return { facts: summary.facts, certification: release.certification, draft }
}

const problemsOf = (change?: (draft: DraftData) => void): string[] => {
  const { facts, certification, draft } = serviceEntry(change)
  return serviceFindings(facts, certification, draft).map(({ message }) => english.format(message))
}

let service: Awaited<ReturnType<typeof startCustomsCity>>
beforeEach(async () => {
  service = await startCustomsCity(RIGHT)
})
afterEach(() => service.stop())

const images = writeServiceMessage(serviceEntry())
const first = {
  id: '0b0d6d1e-6f0e-4c55-9d3a-2f6d1c0f7a11',
  images,
  isHandedOver: false,
  sending: 1,
  checkDigitFactor: 0,
  gateway: 'customscity' as const,
  account: 'vale',
}
const later = { ...first, isHandedOver: true }
const gateway = () => customscityGateway(service.road, () => new Date('2026-03-05T15:00:00Z'))
const reasonOf = (answer: GatewayAnswer): string =>
  'reason' in answer ? english.format(answer.reason) : answer.kind

describe('the document', () => {
  test('has the facts of the printed entry', () => {
    const { document } = readServiceMessage(images)
    expect(document).toMatchObject({
      entryType: '01',
      modeOfTransport: '40',
      entryNumber: NUMBER,
      dates: { entryDate: '20260224', importDate: '20260224', arrivalDate: '20260304' },
      location: { portOfEntry: '2704', destinationStateUS: 'CA' },
      ior: { number: '07-441829000', name: 'Alder & Finch Lighting LLC' },
      bond: { type: '8', suretyCode: '054' },
      payment: { typeCode: 3, preliminaryStatementDate: '20260309' },
      firms: 'Y292',
      manifest: [
        {
          bill: { type: 'M', mBOL: 'EGLV14260031845', hBOL: 'EGLV14260031845', groupBOL: 'N' },
          carrier: { code: 'EGLV' },
          ports: { portOfUnlading: '2709' },
          quantity: '65',
          invoices: [
            {
              purchaseOrder: 'AF-2206',
              countryOfExport: 'TW',
              items: [
                {
                  htsNumber: '9405418440',
                  origin: { country: 'TW' },
                  values: { totalValueOfGoods: 12129 },
                  quantity1: '65',
                  weight: { gross: '1248', uom: 'K' },
                },
              ],
            },
          ],
        },
      ],
    })
    const { parties } = document.manifest[0]!.invoices[0]!.items[0]!
    expect(parties).toMatchObject([
      { type: 'manufacturer', taxId: 'TWHSI118TAI', country: 'TW' },
      { type: 'seller', country: 'TW' },
      { type: 'buyer', name: 'Alder & Finch Lighting LLC', country: 'US' },
      { type: 'shipTo', loadFrom: 'buyer' },
    ])
  })

  test('an entry that fits has no problem', () => {
    expect(problemsOf()).toEqual([])
  })

  const line = (draft: DraftData) => draft.line_items![0]!
  const misfits: [string, (draft: DraftData) => void, string][] = [
    [
      'a sale between related parties',
      (draft) => Object.assign(line(draft), { relationship: 'Y' }),
      'CustomsCity has no place for a sale between related parties.',
    ],
    [
      'payment without a statement',
      (draft) => Object.assign(draft.totals_declarations!, { payment_type: '1', statement_date: '' }),
      'CustomsCity takes payment by daily statement only: choose payment type 2, 3 or 5 with a statement date and no branch.',
    ],
    [
      'a fee exemption for organic goods',
      (draft) => Object.assign(line(draft), { fee_exemption: '2' }),
      'CustomsCity has no place for this fee exemption.',
    ],
    [
      'missing documents',
      (draft) => Object.assign(draft.shipment_origin!, { missing_documents: ['01'] }),
      'CustomsCity has no place for missing documents.',
    ],
  ]
  test.each(misfits)('%s is refused, since it would be lost on the way', (_, change, problem) => {
    expect(problemsOf(change)).toContain(problem)
  })
})

describe('sending', () => {
  test('an entry is made and sent once, and its answer is CBP’s acceptance of both halves', async () => {
    const road = gateway()
    expect(await road.send(first)).toEqual({ kind: 'waiting' })
    expect(await road.send(later)).toEqual({ kind: 'waiting' })
    service.answer(NUMBER, 'ACCEPTED', 'SENT')
    expect(await road.send(later), 'the release is not answered yet').toEqual({ kind: 'waiting' })
    service.answer(NUMBER, 'ACCEPTED', 'ACCEPTED')
    const answer = await road.send(later)
    if (answer.kind !== 'answered') throw new Error(reasonOf(answer))
    expect(isServiceAnswer(answer.images)).toBe(true)
    expect(summaryResponse(answer.images)).toMatchObject({
      disposition: 'accepted',
      filerCode: 'B76',
      entryNumber: '03245276',
    })
    expect(releaseAnswer(answer.images)).toMatchObject({ disposition: 'accepted' })
    expect(service.state.sent).toEqual(['B7603245276'])
  })

  test('a rejected summary is a rejection, and the same number may be filed again', async () => {
    const road = gateway()
    await road.send(first)
    service.answer(NUMBER, 'REJECTED', 'ACCEPTED')
    const answer = await road.send(later)
    if (answer.kind !== 'answered') throw new Error(reasonOf(answer))
    expect(summaryResponse(answer.images)).toMatchObject({ disposition: 'rejected' })
    expect(releaseAnswer(answer.images)).toMatchObject({ disposition: 'accepted' })
    expect(await road.send({ ...first, id: '5d7b5b9e-1d0e-4b9f-8b7a-0b8a3d0c9f22' })).toEqual({
      kind: 'waiting',
    })
    expect(service.state.sent).toHaveLength(2)
  })

  test.each([
    ['POST /api/abi/send', 1],
    ['POST /api/abi/documents', 1],
    ['POST /api/duty-calculation-tool', 1],
  ])('an answer that is lost after %s leads to one filing', async (step, filings) => {
    const road = gateway()
    service.state.loseAnswerOf = step
    expect((await road.send(first)).kind).toBe('away')
    expect(await road.send(first)).toEqual({ kind: 'waiting' })
    expect(service.state.sent).toHaveLength(filings)
  })

  test('what the service had and does not know any more is not sent again', async () => {
    expect(reasonOf(await gateway().send(later))).toContain('does not know this transmission')
    expect(service.state.sent).toEqual([])
  })

  test('another entry that somebody made there under the number stops the filing', async () => {
    const [manifest] = readServiceMessage(images).document.manifest
    const other = structuredClone(manifest!)
    other.invoices[0]!.items[0]!.values.totalValueOfGoods = 99
    service.kept.set('B7603245276', {
      entryNumber: 'B7603245276',
      entrySummaryStatus: 'ACCEPTED',
      cargoReleaseStatus: 'ACCEPTED',
      manifest: [other],
    })
    const answer = await gateway().send(first)
    expect(answer.kind).toBe('refused')
    expect(reasonOf(answer)).toContain('another entry under this number')
  })
})

describe('duty', () => {
  test.each([
    [
      'a cent more on the line',
      { ...RIGHT, items: [{ duty: 473.04 }] },
      'Nothing was sent: CustomsCity computes $473.04 duty for line 1, and this entry has $473.03. Find out which is right before you file.',
    ],
    [
      'a heading of chapter 99 that the entry does not have',
      { ...RIGHT, items: [{ duty: 473.03, subheadingDuties: 1212.9 }] },
      'Nothing was sent: CustomsCity computes $1,685.93 duty for line 1, and this entry has $473.03. Find out which is right before you file.',
    ],
    [
      'no harbor maintenance fee',
      { ...RIGHT, entryFee: { entryProcessingFee: 42.01, portProcessingFee: 0 } },
      'Nothing was sent: CustomsCity computes a harbor maintenance fee of $0.00, and this entry has $15.16. Find out which is right before you file.',
    ],
    [
      'an answer without its lines',
      { ...RIGHT, items: [] },
      'Nothing was sent: CustomsCity did not say what duty it computes for each line of this entry.',
    ],
  ])('%s stops the filing before anything is made there', async (_, duty, reason) => {
    service.state.duty = duty
    const answer = await gateway().send(first)
    expect(answer.kind).toBe('refused')
    expect(reasonOf(answer)).toBe(reason)
    expect(service.kept.size).toBe(0)
  })
})

describe('trouble', () => {
  test('the service’s own words about a document reach the person', async () => {
    service.state.answers['POST /api/abi/documents'] = {
      status: 422,
      body: { errors: { [NUMBER]: { entry: ['firms must be a FIRMS code of the port'] } } },
    }
    const answer = await gateway().send(first)
    expect(answer.kind).toBe('refused')
    expect(reasonOf(answer)).toBe('CustomsCity refused the entry: firms must be a FIRMS code of the port')
  })

  test.each([429, 500, 503])('status %s is tried again later', async (status) => {
    service.state.answers['POST /api/abi/send'] = { status, body: { message: 'busy' } }
    expect(await gateway().send(first)).toMatchObject({ kind: 'away' })
    delete service.state.answers['POST /api/abi/send']
    expect(await gateway().send(first)).toEqual({ kind: 'waiting' })
    expect(service.state.sent).toHaveLength(1)
  })

  test('a sign-in that has ended is renewed, and the filing goes on', async () => {
    const road = gateway()
    await road.send(first)
    service.endSignIns()
    expect(await road.send(later)).toEqual({ kind: 'waiting' })
  })

  test('a wrong password is a reason without the password', async () => {
    const wrong = customscityGateway({ ...service.road, password: 'not the password' })
    const answer = await wrong.send(first)
    expect(answer.kind).toBe('away')
    expect(reasonOf(answer)).toBe('CustomsCity does not accept the sign-in of this server.')
  })

  test('a server that does not answer in time is away', async () => {
    service.state.answers['POST /authentication'] = undefined
    const road = customscityGateway({ ...service.road, url: 'http://127.0.0.1:9', timeoutMs: 500 })
    expect(await road.send(first)).toMatchObject({ kind: 'away' })
  })

  test('a page of a proxy in place of the list is no answer', async () => {
    service.state.answers['GET /api/abi/documents'] = { status: 200, body: { hello: 'world' } }
    expect(await gateway().send(first)).toMatchObject({ kind: 'away' })
    expect(service.state.sent).toEqual([])
  })
})
