import { findingLabel } from '@edfe/domain/filing'
import type { Finding } from '@edfe/domain/rules'
import type { Formatter } from './formatter.ts'

/** A finding as a reader sees it: the field's label and the sentences. */
export interface ShownFinding extends Omit<Finding, 'message' | 'detail'> {
  label: string
  message: string
  detail?: string
}

/**
 * A finding in the reader's words, its field as the mode of transport names it; whatever else it carries is kept.
 */
export function formatFinding<F extends Finding>(
  { format }: Formatter,
  { message, detail, ...rest }: F,
  mode?: string,
): Omit<F, 'message' | 'detail'> & ShownFinding {
  return {
    ...rest,
    label: format(findingLabel(rest.path, mode)),
    message: format(message),
    ...(detail && { detail: format(detail) }),
  }
}
