import { t } from '../../words/t.ts'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** A number of bytes as people read it: '812 bytes', '14 KB', '3.2 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return t({ id: 'file-size.bytes', defaultMessage: '{bytes} bytes' }, { bytes })
  if (bytes < MEGABYTE)
    return t({ id: 'file-size.kb', defaultMessage: '{bytes} KB' }, { bytes: Math.round(bytes / KILOBYTE) })
  return t({ id: 'file-size.mb', defaultMessage: '{toFixed} MB' }, { toFixed: (bytes / MEGABYTE).toFixed(1) })
}
