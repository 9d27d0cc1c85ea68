import { all, breaks, declares, header, meets, type Trial, tariffRows } from './changes.ts'

const cranes = all(declares({ crane_certified: 'Y' }), tariffRows({ hts: '9903.91.09', duty: '0.00' }))
const panels = all(declares({ solar_certified: 'Y' }), tariffRows({ hts: '9903.45.29', duty: '0.00' }))

/** The cases of `certifications.rules.ts`; the sample entry is entered on February 24, 2026. */
export const CERTIFICATION_TRIALS: Trial[] = [
  breaks(
    'FILING_CRANE_CERTIFIED',
    'cranes certified without the heading',
    declares({ crane_certified: 'Y' }),
  ),
  breaks(
    'FILING_CRANE_CERTIFIED',
    'the heading of cranes without the certification',
    tariffRows({ hts: '9903.91.09', duty: '0.00' }),
  ),
  meets('FILING_CRANE_CERTIFIED', 'both', cranes),
  meets('FILING_CRANE_CERTIFIED', 'neither', declares({ crane_certified: 'N' })),
  breaks('FILING_CRANE_ANSWER', 'a certification in words', declares({ crane_certified: '301STS' })),
  meets('FILING_CRANE_ANSWER', 'a certification in hand', cranes),
  breaks('FILING_SOLAR_ANSWER', 'a certification in words', declares({ solar_certified: '201BIFAC' })),
  meets('FILING_SOLAR_ANSWER', 'a certification in hand', panels),
  meets('FILING_CRANE_DAYS', 'cranes entered in February 2026', cranes),
  meets('FILING_CRANE_DAYS', 'the last day', all(cranes, header({ entry_date: '2026-05-13' }))),
  breaks('FILING_CRANE_DAYS', 'the day after it', all(cranes, header({ entry_date: '2026-05-14' }))),
  breaks(
    'FILING_SOLAR_CERTIFIED',
    'panels certified without the heading',
    declares({ solar_certified: 'Y' }),
  ),
  meets('FILING_SOLAR_CERTIFIED', 'both', panels),
  breaks('FILING_SOLAR_DAYS', 'panels entered in February 2026', panels),
  meets('FILING_SOLAR_DAYS', 'panels of August 2024', all(panels, header({ entry_date: '2024-08-01' }))),
  breaks(
    'FILING_SOLAR_DAYS',
    'before CBP took the record',
    all(panels, header({ entry_date: '2024-07-01' })),
  ),
]
