import { buildMid } from '../../entry/mid.ts'
import type { LineFacts } from '../line-facts.ts'
import { type LineRule, lineRule } from '../rule.ts'
import { lineShapes } from '../rule-shapes.ts'

const source = 'specification 2§5, lines (data layer)'
const data = { reading: 'data', group: 'lines', source } as const
const { matches } = lineShapes

const MAKER = ['makerName', 'makerAddress1', 'makerCity', 'makerCountry', 'makerProvince'] as const
const isMakerGiven = (line: Pick<LineFacts, (typeof MAKER)[number]>): boolean =>
  MAKER.some((part) => line[part] !== '')
const hasProvince = (country: string): boolean => country === 'US' || country === 'CA'

/** Manufacturer details are checked where any are given. */
const makerRules: readonly LineRule[] = [
  lineRule({
    ...data,
    id: 'LINE_MAKER_NAME',
    at: 'makerName',
    reads: [],
    mayRead: MAKER,
    when: isMakerGiven,
    holds: ({ makerName }) => makerName.length >= 2,
    message: 'Manufacturer name must be at least 2 characters',
  }),
  lineRule({
    ...data,
    id: 'LINE_MAKER_ADDRESS',
    at: 'makerAddress1',
    reads: [],
    mayRead: MAKER,
    when: isMakerGiven,
    holds: ({ makerAddress1 }) => makerAddress1.length >= 3,
    message: 'Manufacturer address must be at least 3 characters',
  }),
  lineRule({
    ...data,
    id: 'LINE_MAKER_CITY',
    at: 'makerCity',
    reads: [],
    mayRead: MAKER,
    when: isMakerGiven,
    holds: ({ makerCity }) => makerCity.length >= 2,
    message: 'Manufacturer city must be at least 2 characters',
  }),
  lineRule({
    ...data,
    id: 'LINE_MAKER_COUNTRY',
    at: 'makerCountry',
    reads: [],
    mayRead: MAKER,
    when: isMakerGiven,
    holds: ({ makerCountry }, { reference }) => reference.hasCountry(makerCountry),
    message: 'Manufacturer country must be a 2-letter country code',
  }),
  lineRule({
    ...data,
    id: 'LINE_MAKER_PROVINCE',
    at: 'makerProvince',
    reads: [],
    mayRead: MAKER,
    when: (line) => isMakerGiven(line) && hasProvince(line.makerCountry),
    holds: ({ makerProvince }) => makerProvince !== '',
    message: 'Manufacturer state or province is required for the United States and Canada',
  }),
]

/** The MID that the details give, when a supplied one differs; undefined when there is nothing to compare. */
function differingMid(
  { item, makerMid }: Pick<LineFacts, 'item' | 'makerMid'>,
  shipmentMid: string,
  profile: Parameters<typeof buildMid>[1],
): string | undefined {
  const supplied = makerMid || shipmentMid
  if (!supplied || !item.manufacturer) return undefined
  const built = buildMid(item.manufacturer, profile)
  return built !== undefined && built !== supplied ? built : undefined
}

const midRules: readonly LineRule[] = [
  matches({
    ...data,
    id: 'LINE_MID_FORMAT',
    at: 'makerMid',
    pattern: /^[A-Z0-9-]{3,15}$/,
    message: 'Manufacturer ID must be 3 to 15 uppercase letters, numbers, and hyphens',
  }),
  lineRule({
    ...data,
    id: 'LINE_MID_MATCHES',
    at: 'makerMid',
    source: `19 CFR Part 102 Appendix; ${source}`,
    reads: [],
    mayRead: ['makerMid', 'item'],
    entry: ['manufacturerId'],
    holds: (line, { profile }, { manufacturerId }) =>
      differingMid(line, manufacturerId, profile) === undefined,
    message: 'Manufacturer ID does not match the manufacturer details',
    detail: 'The details give {built}; the entry says {given}.',
    params: (line, { profile }, { manufacturerId }) => ({
      built: differingMid(line, manufacturerId, profile) ?? '',
      given: line.makerMid || manufacturerId,
    }),
  }),
  lineRule({
    ...data,
    id: 'LINE_MID_SHARED',
    at: 'makerMid',
    severity: 'warning',
    reads: [],
    mayRead: ['makerMid'],
    entry: ['sharedMids'],
    holds: ({ makerMid }, _ctx, { sharedMids }) => makerMid === '' || !sharedMids.has(makerMid),
    message: 'Another line has the same manufacturer ID with other manufacturer details',
  }),
]

/** Who made the goods of a line, and the MID that this gives. */
export const manufacturerRules: readonly LineRule[] = [...makerRules, ...midRules]
