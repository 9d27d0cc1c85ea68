const HERE = 'http://here.invalid'

/**
 * Where to go after signing in: the address that was asked for, if it is a path of this site, else the dashboard.
 * Another site's address is never followed, so it is read as a browser reads it: '/\t/elsewhere' is another site.
 */
export function safeReturn(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, HERE)) return '/dashboard'
  const { origin, pathname, search, hash } = new URL(wanted, HERE)
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : '/dashboard'
}
