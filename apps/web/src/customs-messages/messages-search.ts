/** The state of the list of messages, in the address; defaults are left out. */
export interface MessagesSearch {
  q?: string | undefined
  direction?: 'sent' | 'received' | undefined
}

/** Reads the address; unknown values are dropped. */
export function readMessagesSearch({ q, direction }: Record<string, unknown>): MessagesSearch {
  const text = q === undefined ? '' : String(q).slice(0, 80)
  return {
    q: text === '' ? undefined : text,
    direction: direction === 'sent' || direction === 'received' ? direction : undefined,
  }
}
