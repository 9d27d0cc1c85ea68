/** The parameters of an address: a name may come twice, or with text that nothing can be found by. */
export type Address = Readonly<Record<string, string | readonly string[] | undefined>>

const QUERY_MAX = 200

/** The text of a parameter; '' without it. */
export function textOf(address: Address, name: string): string {
  const value = address[name]
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).trim().slice(0, QUERY_MAX)
}
