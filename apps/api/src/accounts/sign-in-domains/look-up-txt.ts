import { Resolver } from 'node:dns/promises'

/** The TXT records of a name, each as one text; none for a name that has none. Throws while no name server answers. */
export type LookUpTxt = (name: string) => Promise<readonly string[]>

const PATIENCE_MS = 3000
const TRIES = 2
const NOT_THERE = ['ENOTFOUND', 'ENODATA']

/** Asks the name servers of this machine. */
export const lookUpTxt: LookUpTxt = async (name) => {
  try {
    const records = await new Resolver({ timeout: PATIENCE_MS, tries: TRIES }).resolveTxt(name)
    return records.map((parts) => parts.join(''))
  } catch (error) {
    if (NOT_THERE.includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
