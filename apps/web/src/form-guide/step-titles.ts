import { STEPS } from '@edfe/domain/entry'
import { t } from '../words/t.ts'

/** The title of a step of the wizard, as the guide and the public pages name it. */
export const stepTitle = (step: 1 | 2 | 3 | 4 | 5 | 6): string => t(STEPS[step - 1]!.title)
