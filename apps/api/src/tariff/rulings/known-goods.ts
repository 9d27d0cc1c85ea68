import { stat } from 'node:fs/promises'
import { openRulings, type Ruling, type Rulings } from '@edfe/tariff/rulings'
import { bothTexts, type GoodsIndex, indexGoods, textsOf } from '@edfe/tariff/search'
import { shippedGoods } from '@edfe/tariff/shipped'
import { readRulings, rulingsPath } from './kept-rulings.ts'

/** What goods are known by: what comes with the product, and the rulings that an operator loaded. */
interface Known {
  readonly index: GoodsIndex
  readonly loaded: Rulings | undefined
}

/** A ruling by its number. Of a revoked one only that is known. */
type FoundRuling = { readonly isRevoked: true } | ({ readonly isRevoked: false } & ShownRuling)
type ShownRuling = Omit<Ruling, 'day'> & { readonly day: string | undefined }

let path: string | undefined
let onFailure: (error: unknown) => void = () => undefined
let known: Known | undefined
/** The state of the file that `known` was read from. */
let seen: string | undefined
let reading: Promise<void> | undefined

/** Follows the rulings of a data folder. `failed` hears that they could not be read. */
export function followRulings(dataDir: string, failed: (error: unknown) => void): void {
  path = rulingsPath(dataDir)
  onFailure = failed
}

/**
 * The goods of now. The file is looked at on every question; while another one is read, those before stay. The first
 * question waits: 0.2 s, with all of CROSS some seconds.
 */
export async function knownGoods(): Promise<Known> {
  reading ??= refresh()
    .catch((error: unknown) => {
      if (!known) throw error
      onFailure(error)
    })
    .finally(() => {
      reading = undefined
    })
  if (!known) await reading
  return known!
}

/** The index of now, once `knownGoods` was asked. */
export const goodsIndex = (): GoodsIndex => known!.index

async function refresh(): Promise<void> {
  const state = await stateOf(path)
  if (known && state === seen) return
  seen = state
  const loaded = await opened().catch((error: unknown) => {
    onFailure(error)
    return known?.loaded
  })
  const shipped = textsOf(shippedGoods().filter(({ ruling }) => !ruling || !loaded?.has(ruling.number)))
  known = { index: await indexGoods(loaded ? bothTexts(shipped, loaded.texts) : shipped), loaded }
}

async function opened(): Promise<Rulings | undefined> {
  const packed = path && (await readRulings(path))
  return packed ? openRulings(packed) : undefined
}

/** Changes with the file; '' without one. */
async function stateOf(file: string | undefined): Promise<string> {
  const found = file ? await stat(file).catch(() => undefined) : undefined
  return found ? `${found.mtimeMs} ${found.size}` : ''
}

/** A ruling that was loaded, else one that comes with the product. */
export async function findRuling(number: string): Promise<FoundRuling | undefined> {
  const { loaded } = await knownGoods()
  if (loaded?.has(number)) {
    const ruling = loaded.find(number)
    return ruling ? { isRevoked: false, ...ruling } : { isRevoked: true }
  }
  const shipped = shippedGoods().filter(({ ruling }) => ruling?.number === number)
  const [first] = shipped
  if (!first) return undefined
  const hts = shipped.map((goods) => goods.number)
  return { isRevoked: false, number, day: first.ruling?.day, hts, modifiedBy: [], subject: first.words }
}
