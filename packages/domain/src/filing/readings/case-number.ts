/**
 * An AD/CVD case in AE's ten characters. A case without its last three digits is the country-wide one (000)
 * when the line says that the rate for all others applies; else it is not known which company's rate is meant.
 */
export function caseNumber(typed: string | undefined, role: string | undefined): string | undefined {
  const text = (typed ?? '').toUpperCase().replace(/[\s-]/g, '')
  if (/^[AC]\d{9}$/.test(text)) return text
  return /^[AC]\d{6}$/.test(text) && role === 'all_others' ? `${text}000` : undefined
}
