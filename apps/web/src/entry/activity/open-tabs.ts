/** An entry that is open in a tab of this browser. */
export interface OpenTab {
  tab: string
  entryId: string
  page: string
}

/** By the name of the tab, what it has open: a tab that dies leaves its row behind. */
const KEY = 'edfe.open-tabs'
const lockOf = (tab: string): string => `edfe-tab-${tab}`

type Rows = Record<string, Omit<OpenTab, 'tab'>>

function read(): Rows {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Rows | null) ?? {}
  } catch {
    return {}
  }
}

function write(rows: Rows): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(rows))
  } catch {
    // Without storage the server forgets a tab that died after 45 seconds.
  }
}

/** A browser gives a lock back when its tab closes or dies, whichever way; an insecure origin has no locks. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)

let held: Promise<void> | undefined

/** Resolves once this tab holds its lock, which it keeps until its page is gone. */
function holdLock(tab: string): Promise<void> {
  held ??= new Promise((resolve) => {
    const forGood = new Promise<void>(() => undefined)
    void locks()?.request(lockOf(tab), () => {
      resolve()
      return forGood
    })
  })
  return held
}

/** Notes what this tab has open, for the tabs that come after it. */
export async function noteOpenTab({ tab, ...open }: OpenTab): Promise<void> {
  if (!locks()) return
  await holdLock(tab)
  write({ ...read(), [tab]: open })
}

export function forgetTabs(tabs: readonly string[]): void {
  const rows = read()
  if (!tabs.some((tab) => tab in rows)) return
  write(Object.fromEntries(Object.entries(rows).filter(([tab]) => !tabs.includes(tab))))
}

/** The tabs of this browser that are gone and did not say so: they crashed, or the browser was ended. */
export async function deadTabs(): Promise<OpenTab[]> {
  const rows = Object.entries(read())
  const manager = locks()
  if (rows.length === 0 || !manager) return []
  const { held: granted = [] } = await manager.query()
  const alive = new Set(granted.map(({ name }) => name))
  return rows.filter(([tab]) => !alive.has(lockOf(tab))).map(([tab, open]) => ({ tab, ...open }))
}
