import type { CaseTable } from '../cases.ts'

/** Grape juice with a certificate of Argentina. */
const JUICE = {
  htsus: '2009.69.0040',
  license_numbers: [{ type_code: '31', number: '6ARWJ00123' }],
}

/** Sugar with its certificate. */
const sugarWith = (number: string) => ({
  htsus: '1701.14.0000',
  license_numbers: [{ type_code: '21', number }],
})

/** The cases of `licenses.rules.ts`. */
export const LICENSES_CASES: CaseTable = {
  FILING_LICENSE_TYPE: {
    breaks: {
      'a wool license is type 17, not W7': { license_numbers: [{ type_code: 'W7', number: 'A1' }] },
      'no license has type 32': { license_numbers: [{ type_code: '32', number: 'A1' }] },
      'type 15 is no longer in use': { license_numbers: [{ type_code: '15', number: 'A1' }] },
    },
    meets: { 'a steel license is type 01': { license_numbers: [{ type_code: '01', number: 'A1' }] } },
  },
  FILING_LICENSE_NUMBER: {
    breaks: {
      'ten characters are one too many for steel': {
        license_numbers: [{ type_code: '01', number: 'STEEL12345' }],
      },
      'a type code without number': { license_numbers: [{ type_code: '01', number: '' }] },
      'an agricultural license without its hyphens': {
        license_numbers: [{ type_code: '14', number: '1AB1234' }],
      },
    },
    meets: {
      'an agricultural license, with one letter and a space': {
        license_numbers: [{ type_code: '14', number: '1-A -123-4' }],
      },
      'an agency number without type code may be longer': {
        license_numbers: [{ requirement_id: 'PNC', number: 'AB1234567890' }],
      },
    },
  },
  FILING_LICENSE_NOT_SENT: {
    breaks: { 'a number for an agency alone': { license_numbers: [{ number: 'AB123456' }] } },
    meets: { 'a number with its type': { license_numbers: [{ type_code: '14', number: 'A1' }] } },
  },
  FILING_PERMIT_TYPE: {
    breaks: { 'no permit has type 00': { permit_info: [{ type_code: '00', number: 'A1' }] } },
    meets: { 'an organic exemption is type 22': { permit_info: [{ type_code: '22', number: 'A1' }] } },
  },
  FILING_PERMIT_NUMBER: {
    breaks: {
      'eleven characters are one too many': { permit_info: [{ type_code: '22', number: 'P1234567890' }] },
    },
    meets: { 'one character': { permit_info: [{ type_code: '22', number: 'P' }] } },
  },
  FILING_PERMIT_NOT_SENT: {
    breaks: { 'a number for an agency alone': { permit_info: [{ number: 'P123456' }] } },
    meets: { 'a number with its type': { permit_info: [{ type_code: '22', number: 'P1' }] } },
  },
  FILING_LICENSE_MISSING: {
    breaks: {
      'aluminum bars': { htsus: '7604.10.1000' },
      'hot-rolled steel': { htsus: '7208.37.0030' },
      'steel pipes': { htsus: '7306.30.5028' },
      'stainless steel bars with a permit for other goods': {
        htsus: '7222.11.0057',
        permit_info: [{ type_code: '22', number: 'P1' }],
      },
    },
    meets: {
      'hot-rolled steel with its license': {
        htsus: '7208.10.1500',
        license_numbers: [{ type_code: '01', number: '123456' }],
      },
      'hot-rolled steel with its license among the permits': {
        htsus: '7208.10.1500',
        permit_info: [{ type_code: '01', number: '123456' }],
      },
      'screws of steel': { htsus: '7318.15.8085' },
      'angles that are only cold-formed': { htsus: '7216.61.0000' },
      'hot-rolled steel on an informal entry': { htsus: '7208.10.1500', entry_type: '11' },
      'hot-rolled steel from a zone': { htsus: '7208.10.1500', entry_type: '06' },
      'aluminum bars with their license': {
        htsus: '7604.10.1000',
        license_numbers: [{ type_code: '28', number: 'A12345678' }],
      },
      'articles of aluminum': { htsus: '7616.99.5190' },
      'aluminum bars of the United States': { htsus: '7604.10.1000', origin_country: 'US' },
      'aluminum bars for a warehouse': { htsus: '7604.10.1000', entry_type: '21' },
      'a set, whose parts have the license': { htsus: '7604.10.1000', set_indicator: 'X' },
    },
  },
  FILING_LICENSE_GOODS: {
    breaks: {
      'a license of steel for lamps': { license_numbers: [{ type_code: '01', number: '123456' }] },
    },
    meets: {
      'an organic certificate for any goods': { permit_info: [{ type_code: '22', number: '123456' }] },
    },
  },
  FILING_LICENSE_ENTRY_TYPE: {
    breaks: {
      'a license of steel on a warehouse entry': {
        entry_type: '21',
        htsus: '7208.10.1500',
        license_numbers: [{ type_code: '01', number: '123456' }],
      },
    },
    meets: {
      'on an entry for consumption': {
        htsus: '7208.10.1500',
        license_numbers: [{ type_code: '01', number: '123456' }],
      },
    },
  },
  FILING_LICENSE_ORIGIN: {
    breaks: { 'grape juice of Taiwan': JUICE },
    meets: { 'grape juice of Argentina': { ...JUICE, origin_country: 'AR' } },
  },
  FILING_LICENSE_YEAR: {
    breaks: { 'sugar with a certificate of 2025': sugarWith('C5ABC1234') },
    meets: { 'sugar with a certificate of 2026': sugarWith('C6ABC1234') },
  },
  FILING_LICENSE_ONE: {
    breaks: {
      'a license and a permit of one line': {
        license_numbers: [{ type_code: '14', number: 'A1' }],
        permit_info: [{ type_code: '22', number: 'P1' }],
      },
    },
    meets: {
      'a license beside the number of an agency': {
        license_numbers: [{ type_code: '14', number: 'A1' }],
        permit_info: [{ number: 'P1' }],
      },
    },
  },
}
