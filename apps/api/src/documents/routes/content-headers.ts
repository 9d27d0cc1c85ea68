import { downloadName, FILE_TYPES, type FileType } from '@edfe/domain/documents'

/** The policy for content that a browser opens by its address: nothing is allowed. */
const SANDBOX = "default-src 'none'; sandbox"

/** The header of a download; names in other scripts are spelled as RFC 6266 says. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** The headers of a document: a file to save, of the type that its content has, that runs nothing. */
export const contentHeaders = (document: { name: string; type: FileType; size: number }) => ({
  'content-type': FILE_TYPES[document.type].media,
  'content-length': String(document.size),
  'content-disposition': attachment(downloadName(document.name, document.type)),
  'content-security-policy': SANDBOX,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
})
