import type { CustomsSide } from '@edfe/domain/profile'
import { lineWord } from '../../messages/line-word.ts'
import { t } from '../../words/t.ts'

/** In a question before something is sent over a line that is not the live one: who alone gets it. */
export const practiceSentence = (by: CustomsSide): string =>
  t(
    {
      id: 'release-request.practice',
      defaultMessage: '{line}: only {by, select, test {CBP’s test system} other {the simulator}} gets it.',
    },
    { by, line: lineWord(by) },
  )
