import { buildMid } from '../../entry/mid.ts'
import type { RuleLine } from '../line-facts.ts'
import type { LineRule } from '../rule.ts'
import { lineGroup } from '../rule-shapes.ts'

const SECTION = 'specification 2§5, lines (data layer)'
const { matches, rule } = lineGroup({ layer: 'data', group: 'lines', source: SECTION })

const isGiven = ({ hasManufacturer }: Pick<RuleLine, 'hasManufacturer'>): boolean => hasManufacturer
const hasProvince = (country: string): boolean => country === 'US' || country === 'CA'

/** Manufacturer details are checked where any are given. */
const makerRules: readonly LineRule[] = [
  rule({
    id: 'LINE_MAKER_NAME',
    at: 'manufacturer.name',
    reads: [],
    mayRead: ['hasManufacturer', 'manufacturer.name'],
    when: isGiven,
    holds: ({ 'manufacturer.name': name }) => name.length >= 2,
    message: 'Manufacturer name must be at least 2 characters',
  }),
  rule({
    id: 'LINE_MAKER_ADDRESS',
    at: 'manufacturer.address_line1',
    reads: [],
    mayRead: ['hasManufacturer', 'manufacturer.address_line1'],
    when: isGiven,
    holds: ({ 'manufacturer.address_line1': address }) => address.length >= 3,
    message: 'Manufacturer address must be at least 3 characters',
  }),
  rule({
    id: 'LINE_MAKER_CITY',
    at: 'manufacturer.city',
    reads: [],
    mayRead: ['hasManufacturer', 'manufacturer.city'],
    when: isGiven,
    holds: ({ 'manufacturer.city': city }) => city.length >= 2,
    message: 'Manufacturer city must be at least 2 characters',
  }),
  rule({
    id: 'LINE_MAKER_COUNTRY',
    at: 'manufacturer.country',
    reads: [],
    mayRead: ['hasManufacturer', 'manufacturer.country'],
    when: isGiven,
    holds: ({ 'manufacturer.country': country }, { reference }) => reference.hasCountry(country),
    message: 'Manufacturer country must be a 2-letter country code',
  }),
  rule({
    id: 'LINE_MAKER_PROVINCE',
    at: 'manufacturer.province',
    reads: [],
    mayRead: ['hasManufacturer', 'manufacturer.country', 'manufacturer.province'],
    when: (line) => isGiven(line) && hasProvince(line['manufacturer.country']),
    holds: ({ 'manufacturer.province': province }) => province !== '',
    message: 'Manufacturer state or province is required for the United States and Canada',
  }),
]

/** The MID that the details give, when a supplied one differs; undefined when there is nothing to compare. */
function differingMid(
  { item, manufacturer_mid }: Pick<RuleLine, 'item' | 'manufacturer_mid'>,
  shipmentMid: string,
  profile: Parameters<typeof buildMid>[1],
): string | undefined {
  const supplied = manufacturer_mid || shipmentMid
  if (!supplied || !item.manufacturer) return undefined
  const built = buildMid(item.manufacturer, profile)
  return built !== undefined && built !== supplied ? built : undefined
}

const midRules: readonly LineRule[] = [
  matches({
    id: 'LINE_MID_FORMAT',
    at: 'manufacturer_mid',
    pattern: /^[A-Z0-9-]{3,15}$/,
    message: 'Manufacturer ID must be 3 to 15 uppercase letters, numbers, and hyphens',
  }),
  rule({
    id: 'LINE_MID_MATCHES',
    at: 'manufacturer_mid',
    source: `19 CFR Part 102 Appendix; ${SECTION}`,
    reads: [],
    mayRead: ['manufacturer_mid', 'item'],
    entry: ['manufacturer_id'],
    holds: (line, { profile }, { manufacturer_id }) =>
      differingMid(line, manufacturer_id, profile) === undefined,
    message: 'Manufacturer ID does not match the manufacturer details',
    detail: 'The details give {built}; the entry says {given}.',
    params: (line, { profile }, { manufacturer_id }) => ({
      built: differingMid(line, manufacturer_id, profile) ?? '',
      given: line.manufacturer_mid || manufacturer_id,
    }),
  }),
  rule({
    id: 'LINE_MID_SHARED',
    at: 'manufacturer_mid',
    severity: 'warning',
    reads: [],
    mayRead: ['manufacturer_mid'],
    entry: ['sharedMids'],
    holds: ({ manufacturer_mid }, _ctx, { sharedMids }) =>
      manufacturer_mid === '' || !sharedMids.has(manufacturer_mid),
    message: 'Another line has the same manufacturer ID with other manufacturer details',
  }),
]

/** The manufacturer of the goods of a line, and the resulting MID. */
export const manufacturerRules: readonly LineRule[] = [...makerRules, ...midRules]
