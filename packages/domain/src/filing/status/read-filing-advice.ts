import { NOTICE_KINDS } from '../../customs/index.ts'
import { asWritten, defineMessage, type Message } from '../../messages/index.ts'
import { dispositionOf } from '../../security-filing/index.ts'
import type { InterpretedNotice } from './interpreted-notice.ts'
import { meaning } from './meaning.ts'

/** One disposition of advice about a security filing (SA50). */
export interface FilingAdvice {
  bill: string
  code: string
  /** CBP's own words. */
  remarks: string
}

const billMatched = defineMessage<{ bill: string }>({
  id: 'isf.advice.matched',
  defaultMessage: 'Security filing: bill {bill} matches',
})
const billNotMatched = defineMessage<{ bill: string }>({
  id: 'isf.advice.not-matched',
  defaultMessage: 'Security filing: no match for bill {bill}',
})
const billDiffers = defineMessage<{ bill: string }>({
  id: 'isf.advice.look',
  defaultMessage: 'Security filing: look at bill {bill}',
})
export const adviceTitles = { matched: billMatched, no_match: billNotMatched, differs: billDiffers }
const TONES = { matched: 'ok', no_match: 'bad', differs: 'bad' } as const
/** No match on the day of filing: the carrier may still file its bill. */
const MAY_STILL_COME = 'S2'

/** The meaning of CBP's advice about one bill of a security filing, with CBP's own words. */
export function readFilingAdvice({ bill, code, remarks }: FilingAdvice): InterpretedNotice {
  const { match, words } = dispositionOf(code)
  const detail: Message = { id: words.id }
  return meaning(
    NOTICE_KINDS.securityFilingAdvice.stream,
    code,
    {
      title: adviceTitles[match]({ bill }),
      detail,
      tone: code === MAY_STILL_COME ? 'wait' : TONES[match],
    },
    { details: remarks ? [asWritten({ text: remarks })] : [], at: undefined },
  )
}
