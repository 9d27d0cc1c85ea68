/**
 * Where to go after signing in: the address that was asked for, if it is a path of this site, else the dashboard.
 * Another site's address is never followed.
 */
export function safeReturn(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || wanted.startsWith('/\\')) return '/dashboard'
  return wanted
}
