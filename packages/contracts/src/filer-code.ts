import { type Sentence, say } from '@edfe/domain/messages'

const FILER_CODE_LENGTH = say({
  id: 'request.filer-code-length',
  defaultMessage: 'Filer code must be exactly 3 characters (A-Z, 0-9)',
})
const FILER_CODE_ZEROS = say({
  id: 'request.filer-code-zeros',
  defaultMessage: 'CBP assigns no filer code 000',
})

/** Why a filer code, in upper case, is none; undefined for one that CBP could assign (CATAIR Appendix E). */
export function filerCodeProblem(code: string): Sentence | undefined {
  if (!/^[A-Z0-9]{3}$/.test(code)) return FILER_CODE_LENGTH
  return code === '000' ? FILER_CODE_ZEROS : undefined
}

/** Upper case, without anything but A-Z and 0-9: as the field shows it while it is typed. */
export const normalizeFilerCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
