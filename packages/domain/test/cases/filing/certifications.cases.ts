import type { CaseTable } from '../cases.ts'

const cranes = {
  importer_declarations: { crane_certified: 'Y' },
  tariff_rows: [{ hts: '9903.91.09', duty: '0.00' }],
}
const panels = {
  importer_declarations: { solar_certified: 'Y' },
  tariff_rows: [{ hts: '9903.45.29', duty: '0.00' }],
}

/** The cases of `certifications.rules.ts`; the sample entry is entered on February 24, 2026. */
export const CERTIFICATION_CASES: CaseTable = {
  FILING_CRANE_CERTIFIED: {
    breaks: {
      'cranes certified without the heading': { importer_declarations: { crane_certified: 'Y' } },
      'the heading of cranes without the certification': {
        tariff_rows: [{ hts: '9903.91.09', duty: '0.00' }],
      },
    },
    meets: { both: cranes, neither: { importer_declarations: { crane_certified: 'N' } } },
  },
  FILING_CRANE_ANSWER: {
    breaks: { 'a certification in words': { importer_declarations: { crane_certified: '301STS' } } },
    meets: { 'a certification in hand': cranes },
  },
  FILING_SOLAR_ANSWER: {
    breaks: { 'a certification in words': { importer_declarations: { solar_certified: '201BIFAC' } } },
    meets: { 'a certification in hand': panels },
  },
  FILING_CRANE_DAYS: {
    breaks: { 'the day after it': { ...cranes, entry_date: '2026-05-14' } },
    meets: {
      'cranes entered in February 2026': cranes,
      'the last day': { ...cranes, entry_date: '2026-05-13' },
    },
  },
  FILING_SOLAR_CERTIFIED: {
    breaks: { 'panels certified without the heading': { importer_declarations: { solar_certified: 'Y' } } },
    meets: { both: panels },
  },
  FILING_SOLAR_DAYS: {
    breaks: {
      'panels entered in February 2026': panels,
      'before CBP took the record': { ...panels, entry_date: '2024-07-01' },
    },
    meets: { 'panels of August 2024': { ...panels, entry_date: '2024-08-01' } },
  },
}
