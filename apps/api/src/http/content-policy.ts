/**
 * The sources that a page may load and run, by directive: its own origin, and inline only what a hash names.
 */
export const CONTENT_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
} satisfies Record<string, string[]>

/**
 * The content-security-policy header of the worker of text recognition: a worker follows the policy that its response carries.
 * It may compile WebAssembly, which no page may, and it loads its engine and the data of the language from here. It
 * reaches no other place.
 */
export const RECOGNITION_POLICY = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'"

/** Hashes ("'sha256-…'") of what a built page carries inline, as the build wrote them next to it. */
interface InlineHashes {
  styles: readonly string[]
  scripts: readonly string[]
}

/** The content-security-policy header of a page that carries style or script itself. */
export function contentPolicy({ styles, scripts }: InlineHashes): string {
  const extra: Record<string, readonly string[]> = { 'style-src': styles, 'script-src': scripts }
  return Object.entries(CONTENT_POLICY)
    .map(([name, sources]) => [name, ...sources, ...(extra[name] ?? [])].join(' '))
    .join(';')
}
