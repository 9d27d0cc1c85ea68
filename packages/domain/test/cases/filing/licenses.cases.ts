import { all, breaks, licenses, meets, permits, type Trial } from './changes.ts'

/** The cases of `licenses.rules.ts`. */
export const LICENSES_TRIALS: Trial[] = [
  breaks(
    'FILING_LICENSE_TYPE',
    'a wool license is type 17, not W7',
    licenses({ type_code: 'W7', number: 'A1' }),
  ),
  breaks('FILING_LICENSE_TYPE', 'no license has type 32', licenses({ type_code: '32', number: 'A1' })),
  meets('FILING_LICENSE_TYPE', 'a steel license is type 01', licenses({ type_code: '01', number: 'A1' })),
  breaks(
    'FILING_LICENSE_NUMBER',
    'ten characters are one too many for steel',
    licenses({ type_code: '01', number: 'STEEL12345' }),
  ),
  breaks('FILING_LICENSE_NUMBER', 'a type code without number', licenses({ type_code: '01', number: '' })),
  breaks(
    'FILING_LICENSE_NUMBER',
    'an agricultural license without its hyphens',
    licenses({ type_code: '14', number: '1AB1234' }),
  ),
  meets(
    'FILING_LICENSE_NUMBER',
    'an agricultural license, with one letter and a space',
    licenses({ type_code: '14', number: '1-A -123-4' }),
  ),
  breaks('FILING_LICENSE_TYPE', 'type 15 is no longer in use', licenses({ type_code: '15', number: 'A1' })),
  meets(
    'FILING_LICENSE_NUMBER',
    'an agency number without type code may be longer',
    licenses({ requirement_id: 'PNC', number: 'AB1234567890' }),
  ),
  breaks('FILING_LICENSE_NOT_SENT', 'a number for an agency alone', licenses({ number: 'AB123456' })),
  meets('FILING_LICENSE_NOT_SENT', 'a number with its type', licenses({ type_code: '14', number: 'A1' })),
  breaks('FILING_PERMIT_TYPE', 'no permit has type 00', permits({ type_code: '00', number: 'A1' })),
  meets('FILING_PERMIT_TYPE', 'an organic exemption is type 22', permits({ type_code: '22', number: 'A1' })),
  breaks(
    'FILING_PERMIT_NUMBER',
    'eleven characters are one too many',
    permits({ type_code: '22', number: 'P1234567890' }),
  ),
  meets('FILING_PERMIT_NUMBER', 'one character', permits({ type_code: '22', number: 'P' })),
  breaks('FILING_PERMIT_NOT_SENT', 'a number for an agency alone', permits({ number: 'P123456' })),
  meets('FILING_PERMIT_NOT_SENT', 'a number with its type', permits({ type_code: '22', number: 'P1' })),
  breaks(
    'FILING_LICENSE_ONE',
    'a license and a permit of one line',
    all(licenses({ type_code: '14', number: 'A1' }), permits({ type_code: '22', number: 'P1' })),
  ),
  meets(
    'FILING_LICENSE_ONE',
    'a license beside the number of an agency',
    all(licenses({ type_code: '14', number: 'A1' }), permits({ number: 'P1' })),
  ),
]
