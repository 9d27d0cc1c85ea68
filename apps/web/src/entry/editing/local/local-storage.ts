/** Local entries live under one key of the browser's storage (2§3, 2§9). */
export const LOCAL_ENTRIES = 'edfe.local-entries'

/** Whether this browser keeps entries that the server does not have, of whomever. */
export const hasLocalEntries = (): boolean => (localStorage.getItem(LOCAL_ENTRIES) ?? '{}') !== '{}'
