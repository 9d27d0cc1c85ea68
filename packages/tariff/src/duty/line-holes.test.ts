import { parseDay } from '@edfe/domain/calendar'
import { describe, expect, test } from 'vitest'
import { HOLES } from '../measures/index.ts'
import { shippedTariff } from '../shipped/index.ts'
import { dutyOf } from './duty-of.ts'
import { lookedUpNote } from './line-holes.ts'
import { tariffBook } from './tariff-book.ts'

const tariff = shippedTariff()
const factsOf = (hts: string, origin: string, day: string, answers: Record<string, string> = {}) => ({
  hts,
  origin,
  entryDate: parseDay(day)!,
  value: '10000',
  quantities: [{ quantity: '100', unit: 'NO' }],
  answers,
})

/** What a line says of the law that the data lacks: which part, what it does, and between which amounts the duty is. */
function holesOf(...facts: Parameters<typeof factsOf>) {
  const found = dutyOf(tariff, factsOf(...facts))
  if (found.kind === 'refused') throw new Error(found.reason.id)
  return found.holes.map(({ says, owes, least, most }) => [
    says.id.replace('tariff.hole.', ''),
    owes,
    least,
    most,
  ])
}

describe('the amounts between which a line may owe by law that the data lacks', () => {
  test('drones may owe all of their value more', () =>
    expect(holesOf('8806.22.0000', 'AU', '2026-10-09')).toContainEqual([
      'drones',
      'more',
      '1250.00',
      '11250.00',
    ]))

  test('roses of Guatemala are free of the 10 percent for forced labor, by the list of note 52(j)(6)', () => {
    const roses = dutyOf(tariff, factsOf('0603.11.0050', 'GT', '2026-10-09'))
    expect(roses).toMatchObject({ kind: 'duty', duty: '680.00', holes: [] })
  })

  test('roses of El Salvador, whose list the data lacks, may be free of it', () =>
    expect(holesOf('0603.11.0050', 'SV', '2026-10-09')).toEqual([['note-52j', 'less', '680.00', '1680.00']]))

  test('goods of Guatemala outside the list may be described articles of the note', () =>
    expect(holesOf('9405.11.6010', 'GT', '2026-10-09', { civil_aircraft: 'no' }).map(([id]) => id)).toContain(
      'note-52j',
    ))

  test('ferromanganese of Brazil may be free of the 25 percent of section 301', () =>
    expect(holesOf('7202.11.5000', 'BR', '2026-10-09')).toEqual([['note-50a', 'less', '150.00', '2650.00']]))

  test('goods of Germany that owe a total of 15 percent may owe column 1 alone', () => {
    const [hole] = holesOf('9405.11.6010', 'DE', '2026-10-09', { civil_aircraft: 'no' })
    expect(hole?.slice(0, 3)).toEqual(['note-52j', 'less', '760.00'])
  })

  test('solar modules may owe 14 percent more until February 6, 2026', () => {
    const [, , least, most] = holesOf('8541.43.0010', 'VN', '2025-12-01').find(
      ([id]) => id === 'solar-safeguard',
    )!
    expect(Number(most) - Number(least)).toBe(1400)
  })

  test('a ban and polysilicon have no amounts', () => {
    expect(holesOf('2710.19.2500', 'RU', '2026-10-09').find(([id]) => id === 'russia')).toEqual([
      'russia',
      'barred',
      undefined,
      undefined,
    ])
    expect(
      holesOf('3818.00.0020', 'VN', '2026-12-04')
        .find(([id]) => id === 'polysilicon')
        ?.slice(1),
    ).toEqual(['more', undefined, undefined])
  })
})

test('quartz of some countries may be entered without a heading, which customs then takes', () => {
  const facts = factsOf('6810.99.0020', 'IN', '2026-10-09', { quartz_quota: 'no' })
  const book = tariffBook(() => tariff)
  const headings = book.readings(facts).map((reading) => reading.headings)
  expect(headings.some((one) => one.includes('99034531'))).toBe(true)
  expect(headings.some((one) => !one.includes('99034531') && !one.includes('99034530'))).toBe(true)
})

describe('the note of an importer who looked up the lists and found the goods on none', () => {
  const noteOf = (...facts: Parameters<typeof factsOf>) => {
    const found = dutyOf(tariff, factsOf(...facts))
    return found.kind === 'duty' ? lookedUpNote(found.holes, parseDay('2026-11-30')!) : undefined
  }

  test('names every list once, and the day', () =>
    expect(noteOf('9405.11.6010', 'SV', '2026-10-09', { civil_aircraft: 'no' })).toEqual({
      id: 'tariff.looked-up',
      params: { day: { day: '2026-11-30' }, found: [{ id: 'tariff.looked-up.note-52j' }] },
    }))

  test.each([
    ['nothing is missing from the data', '0603.11.0050', 'GT'],
    ['the goods may owe more', '8806.22.0000', 'AU'],
    ['they may owe more, and less by a list', '8806.22.0000', 'DE'],
    ['they may be banned', '2710.19.2500', 'RU'],
  ])('there is none where %s', (_, hts, origin) => expect(noteOf(hts, origin, '2026-10-09')).toBe(undefined))

  test('is only for relief: what adds duty or bars goods asks for the words of the importer', () =>
    expect(HOLES.filter(({ owes, notListed }) => notListed && owes !== 'less')).toEqual([]))
})
