import type { CaseTable } from '../cases.ts'

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
