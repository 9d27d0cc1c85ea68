import { AGENCY_CODE_LISTS } from '@edfe/domain/agencies'
import { z } from 'zod'

export const AgencyCodesParams = z.object({ list: z.enum(AGENCY_CODE_LISTS) })

const AgencyCode = z.object({ code: z.string(), meaning: z.string() })

export const AgencyCodesAnswer = z.object({
  is_loaded: z.boolean().describe('False until an operator loads the list: no code can be judged by it.'),
  codes: z.array(AgencyCode),
})
