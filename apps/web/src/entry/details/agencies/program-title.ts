import { type AgencyProgram, agencyName } from '@edfe/domain/agencies'
import { t } from '../../../words/t.ts'

/** The agency and the program, as headings, buttons and choices name them. */
export const programTitle = ({ agency, name }: Pick<AgencyProgram, 'agency' | 'name'>): string =>
  t(
    { id: 'agency-program.title', defaultMessage: '{agency}: {program}' },
    { agency: agencyName(agency), program: t(name) },
  )
