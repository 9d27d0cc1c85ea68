import type { CaseTable, Values } from '../cases.ts'

const type = (entry_type: string, change: Values = {}): Values => ({ entry_type, ...change })
const ofZone: Values = {
  zone_id: '02600A001',
  'parties.firms_code': 'Y292',
  'line_items.0.zone': { status: 'N', quantity: '65' },
}
const mail: Values = { mode_of_transport: '50', bill_of_lading: 'RR12345678TW', carrier_code: 'USPS' }
const unlisted = { 'release.non_automated': true }
const informal: Values = {
  consignee_number: '00-0000000',
  same_as_importer: false,
  bond_type: '0',
  surety_no: '999',
  'line_items.0.entered_value': '900.00',
}
const second = (change: object): Values => ({
  'shipment_origin.further_bills': [{ bill_of_lading: 'MAEU263000123', packages: '20', ...change }],
})
const containers = (number: string): Values => ({ 'release.containers': [{ number }] })

const named = {
  name: 'Hsinchi Lighting',
  address_line1: '118 Guangfu Road',
  city: 'Hsinchu City',
  country: 'TW',
}

/** Each part of a party that is left out of one that is given. */
const incomplete = (party: 'buyer' | 'ship_to'): CaseTable =>
  Object.fromEntries(
    Object.entries({ NAME: 'name', STREET: 'address_line1', CITY: 'city', COUNTRY: 'country' }).map(
      ([id, part]) => [
        `FILING_RELEASE_${party.toUpperCase()}_${id}`,
        {
          breaks: {
            'left out': { [`parties.${party}`]: { ...named, [part]: '' } },
            ...(id !== 'COUNTRY' && {
              'not in letters that CBP reads': { [`parties.${party}`]: { ...named, [part]: '燈具' } },
            }),
          },
          meets: {
            nobody: { [`parties.${party}`]: { country: 'US' } },
            'name and address': { [`parties.${party}`]: named },
            'a number': { [`parties.${party}`]: { ...named, [part]: '', tin: '98-7654321' } },
          },
        },
      ],
    ),
  )

/** Each text of a party with letters of another script beside Latin ones. */
const lettersOf = (id: string, party: string, change: Values = {}): CaseTable =>
  Object.fromEntries(
    Object.entries({ NAME: 'name', STREET: 'address_line1', STREET_2: 'address_line2', CITY: 'city' }).map(
      ([text, part]) => [
        `FILING_RELEASE_${id}_${text}_LETTERS`,
        {
          breaks: {
            'Chinese beside Latin letters': {
              ...change,
              [`parties.${party}`]: { ...named, [part]: '深圳 Timely Watch' },
            },
          },
          meets: {
            'accents and signs': {
              ...change,
              [`parties.${party}`]: { ...named, [part]: 'Đà Nẵng – Œuvres’' },
            },
            'a party that is not sent': {
              ...change,
              [`parties.${party}`]: { [part]: '深圳 Timely Watch' },
            },
          },
        },
      ],
    ),
  )

/** The cases of the rules of a release, as changes of an entry that is released before its summary. */
export const RELEASE_CASES: CaseTable = {
  FILING_RELEASE_TYPE: {
    breaks: { 'a withdrawal moves no goods in': type('31') },
    meets: { quota: type('02') },
  },
  FILING_RELEASE_MODE: {
    breaks: { 'no mode': { mode_of_transport: '' } },
    meets: {
      rail: { mode_of_transport: '20' },
      'goods that lie in a zone': type('06', { ...ofZone, mode_of_transport: '' }),
    },
  },
  FILING_RELEASE_PORT: {
    breaks: { 'no port of a quota entry': type('02', { port_code: '' }) },
    meets: { 'Los Angeles': { port_code: '2704' } },
  },
  FILING_RELEASE_UNLADING: {
    breaks: { 'mail without a port': { ...mail, us_port_unlading: '' } },
    meets: { 'mail by Los Angeles': { ...mail, us_port_unlading: '2704' } },
  },
  FILING_RELEASE_BOND: {
    breaks: { 'a continuous bond without surety': { bond_type: '8', surety_no: '999' } },
    meets: { 'a continuous bond': { bond_type: '8', surety_no: '054' } },
  },
  FILING_RELEASE_VALUE: {
    breaks: { 'an informal entry of $12,129': type('11') },
    meets: { 'an informal entry of $900': type('11', { 'line_items.0.entered_value': '900.00' }) },
  },
  FILING_RELEASE_CONTACT: {
    breaks: { nobody: { 'release.contact_name': '', 'totals_declarations.declarant_name': '' } },
    meets: { 'the declarant': { 'release.contact_name': '' } },
  },
  FILING_RELEASE_TELEPHONE: {
    breaks: {
      none: { 'release.contact_phone': '', 'totals_declarations.broker_phone': '' },
    },
    meets: { 'the telephone of the filer': { 'release.contact_phone': '' } },
  },
  FILING_RELEASE_EXAM_SITE: {
    breaks: { 'a code with a sign': { 'release.exam_site': 'W-21' } },
    meets: { 'a FIRMS code': { 'release.exam_site': 'W321' } },
  },
  FILING_RELEASE_GENERAL_ORDER: {
    breaks: { 'a sign': { ...unlisted, 'release.general_order': 'GO/2026' } },
    meets: { 'letters and digits': { ...unlisted, 'release.general_order': 'GO2026' } },
  },
  FILING_RELEASE_WAREHOUSE: {
    breaks: { 'into no warehouse': type('21') },
    meets: { 'into a warehouse': type('21', { 'release.bonded_warehouse': 'W456' }) },
  },
  FILING_RELEASE_WEEK: {
    breaks: {
      'a week without its first day': type('06', {
        ...ofZone,
        mode_of_transport: '',
        'release.weekly_entry': true,
      }),
    },
    meets: {
      'a week from Friday': type('06', {
        ...ofZone,
        mode_of_transport: '',
        'release.weekly_entry': true,
        'release.elected_date': '2026-03-06',
      }),
    },
  },
  FILING_RELEASE_ELECTED_DATE: {
    breaks: {
      yesterday: { 'release.elected_date': '2026-03-04' },
      'in eight days': { 'release.elected_date': '2026-03-13' },
    },
    meets: {
      today: { 'release.elected_date': '2026-03-05' },
      'in a week': { 'release.elected_date': '2026-03-12' },
    },
  },
  FILING_RELEASE_DELIVERY: {
    breaks: {
      'into a warehouse': type('21', {
        'release.bonded_warehouse': 'W456',
        'release.immediate_delivery': true,
      }),
    },
    meets: { 'before the summary': { 'release.immediate_delivery': true } },
  },
  FILING_RELEASE_WEEKLY_FIRST: {
    breaks: {
      'with the summary': type('06', {
        ...ofZone,
        'release.method': 'with_summary',
        'release.weekly_entry': true,
      }),
    },
    meets: { 'before the summary': type('06', { ...ofZone, 'release.weekly_entry': true }) },
  },
  FILING_RELEASE_BILL: {
    breaks: {
      'no bill': { bill_of_lading: '' },
      'a bill without its carrier': { bill_of_lading: '12345678' },
      'a number of nobody': { bill_of_lading: 'UNKN12345678' },
    },
    meets: {
      'a bill of the carrier': { bill_of_lading: 'EGLV142600318458' },
      'goods that lie in a zone': type('06', { ...ofZone, bill_of_lading: '' }),
    },
  },
  FILING_RELEASE_FURTHER_BILLS: {
    breaks: { 'a house bill without its forwarder': second({ house_bill: '4471120' }) },
    meets: { 'a house bill of a forwarder': second({ house_bill: 'CHSL4471120' }) },
  },
  FILING_RELEASE_ZONE_MODE: {
    breaks: { 'by mail in bond': type('06', { ...ofZone, ...mail, it_number: '123456782' }) },
    meets: { 'by truck in bond': type('06', { ...ofZone, mode_of_transport: '30', it_number: '123456782' }) },
  },
  FILING_RELEASE_CARRIER: {
    breaks: { 'no trip': { ...unlisted, trip_number: '' } },
    meets: { 'carrier and trip': unlisted, 'a bill in a manifest': { trip_number: '' } },
  },
  FILING_RELEASE_ARRIVAL: {
    breaks: { 'no day': { ...unlisted, eta: '', import_date: '' } },
    meets: { 'the day of import': { ...unlisted, eta: '' } },
  },
  FILING_RELEASE_PACKAGES: {
    breaks: { 'no packages': { ...unlisted, 'line_items.0.manifest_qty': '0' } },
    meets: { 'some packages': { ...unlisted, 'line_items.0.manifest_qty': '5' } },
  },
  FILING_RELEASE_MANIFEST_MIX: {
    breaks: { 'one of two': { 'release.method': 'with_summary', ...second({ non_automated: true }) } },
    meets: {
      both: { 'release.method': 'with_summary', ...unlisted, ...second({ non_automated: true }) },
      'before the summary': second({ non_automated: true }),
    },
  },
  FILING_RELEASE_HOUSE_NOT_SENT: {
    breaks: { 'by truck': { mode_of_transport: '30', house_bill: 'CHSL4471120' } },
    meets: { 'by vessel': { house_bill: 'CHSL4471120' } },
  },
  FILING_RELEASE_CONTAINERS: {
    breaks: { 'a sign': containers('CSQU/305438') },
    meets: { 'a container': containers('CSQU 305438-3') },
  },
  FILING_RELEASE_CONTAINER_BILL: {
    breaks: {
      'a bill that the entry lacks': { 'release.containers': [{ number: 'CSQU3054383', bill: 'EGLV999' }] },
      'the master of a house bill': {
        ...second({ house_bill: 'CHSL4471120' }),
        'release.containers': [{ number: 'CSQU3054383', bill: 'MAEU263000123' }],
      },
      'goods of a zone': type('06', { ...ofZone, ...containers('CSQU3054383') }),
      'no bill to lie with': type('22', {
        'release.bonded_warehouse': 'W456',
        bill_of_lading: '',
        house_bill: '',
        ...containers('CSQU3054383'),
      }),
    },
    meets: {
      'the house bill': {
        ...second({ house_bill: 'CHSL4471120' }),
        'release.containers': [{ number: 'CSQU3054383', bill: 'CHSL 4471120' }],
      },
      'the bill of block 12': containers('CSQU3054383'),
      'a row without a number': { 'release.containers': [{ bill: 'EGLV999' }] },
    },
  },
  FILING_RELEASE_CONTAINER_DIGIT: {
    breaks: { 'another digit': containers('CSQU3054384') },
    meets: { 'its digit': containers('CSQU3054383'), 'a trailer': containers('TRL4471') },
  },
  FILING_RELEASE_SELLER: {
    breaks: { nobody: { 'parties.seller': {} }, 'no address': { 'parties.seller': { name: 'Hsinchi' } } },
    meets: { 'name and address': {} },
  },
  FILING_RELEASE_MANUFACTURER: {
    breaks: { nobody: { 'parties.manufacturer': {} } },
    meets: {
      'of the line': {
        'parties.manufacturer': {},
        'line_items.0.manufacturer': {
          name: 'Hsinchi Lighting',
          address_line1: '118 Guangfu Road',
          city: 'Hsinchu City',
          country: 'TW',
        },
      },
    },
  },
  FILING_RELEASE_BUYER: {
    breaks: { nobody: { importer_number: '' } },
    meets: {
      'the importer': {},
      'another buyer by number': { 'parties.buyer': { tin: '98-7654321' } },
    },
  },
  ...incomplete('buyer'),
  ...incomplete('ship_to'),
  ...lettersOf('MANUFACTURER', 'manufacturer'),
  ...lettersOf('SELLER', 'seller'),
  ...lettersOf('BUYER', 'buyer'),
  ...lettersOf('SHIP_TO', 'ship_to'),
  ...lettersOf('CONSIGNEE', 'ultimate_consignee', type('11', informal)),
  FILING_RELEASE_CONSIGNEE: {
    breaks: { 'no number': { consignee_number: '', same_as_importer: false } },
    meets: { 'the importer': {}, 'by name': type('11', informal) },
  },
  FILING_RELEASE_CONSIGNEE_VALUE: {
    breaks: { '$2,500': type('11', { ...informal, 'line_items.0.entered_value': '2500.00' }) },
    meets: { '$2,499': type('11', { ...informal, 'line_items.0.entered_value': '2499.00' }) },
  },
  FILING_RELEASE_LINES: {
    breaks: {
      'domestic goods alone': type('06', {
        ...ofZone,
        'line_items.0.zone': { status: 'D', quantity: '65' },
      }),
    },
    meets: { 'foreign goods': type('06', ofZone) },
  },
  FILING_RELEASE_TEMPORARY: {
    breaks: { 'no number of heading 9813': type('23') },
    meets: {
      'a number of heading 9813': type('23', {
        'line_items.0.tariff_rows': [{ hts: '9813.00.0520', duty: '0.00' }],
      }),
    },
  },
}
