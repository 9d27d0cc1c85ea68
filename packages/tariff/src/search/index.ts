export type { FoundGoods, FoundRow } from './find-goods.ts'
export type { KnownGoods } from './known-goods.ts'
export * from './search-index.ts'
