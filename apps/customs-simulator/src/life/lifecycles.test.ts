import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeCargoRelease } from '@edfe/abi'
import { bill, day, sampleRelease } from '@edfe/abi/test/cargo-release'
import type { CargoRelease, ReleaseAction } from '@edfe/domain/filing'
import { MAX_CHECK_DIGIT_FACTOR } from '@edfe/domain/profile'
import type { PracticeScenario } from '@edfe/domain/release'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { context, envelope } from '../../test/sample-batch.ts'
import { isDigitRight } from '../checks/entry-number.ts'
import { processTransmission } from '../judges/process-transmission.ts'
import { type MessageStore, openMessageStore } from '../store/message-store.ts'
import { openTransmissionStore, type TransmissionStore } from '../store/transmission-store.ts'
import { customsClock } from './customs-clock.ts'

let folder = ''
let store: TransmissionStore
let messages: MessageStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'life-'))
  store = openTransmissionStore(folder)
  messages = openMessageStore(folder)
})
afterEach(() => {
  store.close()
  messages.close()
  rmSync(folder, { recursive: true })
})

/** The filer of the lifecycles has this factor: their entry number has its digit. */
const checkDigitFactor = Array.from({ length: MAX_CHECK_DIGIT_FACTOR + 1 }, (_, factor) => factor).find(
  (factor) => isDigitRight('ABC12345678', context.profile, factor),
)

/** The batteries of the lifecycles: by vessel, under a master and a house bill. */
const batteries = (action: ReleaseAction): CargoRelease => ({
  ...sampleRelease(),
  action,
  filerCode: 'ABC',
  entryNumber: '12345678',
  importer: { kind: 'EI', number: '12-3456789' },
  value: '25000',
  placement: { location: 'Y292', conveyance: 'EVER GIVEN', voyage: '123E' },
  references: [
    { qualifier: 'CR', text: 'REF001' },
    { qualifier: 'EDA', text: '112826' },
  ],
  bills: [
    {
      numbers: [bill('M', 'MAEU123456789012', 'MAEU'), bill('H', 'HLCU987654321', 'HLCU', '100')],
      conveyances: [],
      equipment: [],
    },
  ],
  lines: [{ id: '001', origin: 'CN', parties: [], tariffs: [{ hts: '8507600020', value: '25000' }] }],
})

const part = (voyage: string, arrivalDate: string, quantity: string) => ({
  carrier: 'MAEU',
  voyage,
  arrivalDate: day(arrivalDate),
  quantity,
  unit: 'CTNS',
  name: 'EVER GIVEN',
})
const pasta = { id: '001', origin: 'IT', parties: [], tariffs: [{ hts: '1902192090', value: '25000' }] }

interface Message {
  on: string
  facts: CargoRelease
}
const added = (on: string, change: Partial<CargoRelease> = {}): Message => ({
  on,
  facts: { ...batteries('A'), ...change },
})
const cancellation = (on: string): Message => ({
  on,
  facts: {
    ...batteries('D'),
    ...{ placement: undefined, bills: [], parties: [], lines: [] },
    contact: { ...sampleRelease().contact, reason: '03' },
    references: [{ qualifier: 'EN', text: 'ABC12345678' }],
  },
})

/** Of each lifecycle what was filed, and the life that was chosen for it; the first message of the ninth is not printed. */
const LIVES: readonly [scenario: PracticeScenario, sent: readonly Message[], unprinted?: number][] = [
  ['matched', [added('2026-11-22')]],
  ['plain', [added('2026-11-22')]],
  ['exam', [added('2026-11-22')]],
  ['documents', [added('2026-11-22')]],
  ['fdaReview', [added('2026-11-22', { lines: [pasta] })]],
  ['fdaHold', [added('2026-11-22')]],
  ['fdaRejection', [added('2026-11-22'), { on: '2026-11-26', facts: batteries('R') }]],
  ['noBillMatch', [added('2026-10-01')]],
  ['cancellationRefused', [added('2026-11-22'), cancellation('2026-11-27'), cancellation('2026-11-27')], 1],
  [
    'split',
    [
      added('2026-11-22', {
        splitRelease: '1',
        bills: [
          {
            numbers: [bill('M', 'MAEU123456789012', 'MAEU'), bill('H', 'HLCU987654321', 'HLCU')],
            conveyances: [part('123E', '2026-11-25', '60'), part('124E', '2026-11-29', '40')],
            equipment: [],
          },
        ],
      }),
    ],
  ],
]

/** The records of each message of customs after each message that was sent, without batch and block. */
function noticesOf(scenario: PracticeScenario, sent: readonly Message[], unprinted: number): string[][] {
  const clock = customsClock(store, messages, {
    release: { scenario, daySeconds: 0, faults: [] },
    securityFiling: 'matched',
  })
  return sent.flatMap(({ on, facts }, index) => {
    const now = (index + 1) * 1000
    const images = encodeCargoRelease(facts, {
      ...envelope,
      filerCode: 'ABC',
      transmissionDate: on,
    })
    const outcome = processTransmission(images, { ...context, checkDigitFactor, now }, store.onFile)
    store.record({
      ...{ id: `t${index}`, digest: '', images: outcome.images },
      effects: clock.follow(`t${index}`, outcome.effects, now),
    })
    const due = messages.due(now)
    for (const { id } of due) messages.remove(id)
    return index < unprinted ? [] : [outcome.images, ...due.map((message) => message.images)].map(inner)
  })
}

const inner = (images: readonly string[]): string[] => images.slice(2, -2).map((image) => image.trimEnd())

/** The lifecycles as they are printed: the answer and the notices of each. */
const printed = (text: string, opening: RegExp, header: RegExp) =>
  text
    .split(opening)
    .slice(1)
    .map((part) =>
      part
        .split(header)
        .slice(1)
        .map((message) =>
          message
            .split('\n')
            .map((line) => line.replace(/^\||\|$/g, '').trimEnd())
            .filter((line) => /^S[EO]\d\d/.test(line)),
        )
        .filter((records) => records.length > 0),
    )

const GOLDEN = printed(
  readFileSync(
    new URL('../../../../packages/abi/src/cargo-release/golden/lifecycles.txt', import.meta.url),
    'utf8',
  ),
  /^# .*$/m,
  /^> .*$/m,
)

test.each(LIVES.map((life, index) => [index + 1, ...life] as const))(
  'lifecycle %i is reproduced byte for byte (%s)',
  (number, scenario, sent, unprinted = 0) => {
    const expected = GOLDEN[number - 1] ?? []
    const all = noticesOf(scenario, sent, unprinted)
    // The answer to the first message is not printed with each lifecycle.
    const hasAnswer = expected[0]?.[0]?.startsWith('SE')
    expect(hasAnswer ? all : all.slice(1)).toEqual(expected)
  },
)

const reference = '../shared/reference/customs/release_lifecycles.txt'

test.runIf(existsSync(reference))('the lifecycles are those of the transcription', () => {
  expect(printed(readFileSync(reference, 'utf8'), /^## .*$/m, /^in .*$/m)).toEqual(GOLDEN)
})
