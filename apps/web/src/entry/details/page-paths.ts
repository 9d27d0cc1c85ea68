import { type Field, fields } from '@edfe/domain/entry'
import type { DetailPage } from '../pages/detail-pages.ts'

const all: readonly Field[] = [fields.entry, fields.line, fields.fee].flatMap((table) => Object.values(table))

const pathsOf = Map.groupBy(
  all.flatMap(({ path, page, alsoOn }) => [page, alsoOn].map((shown) => ({ path, shown }))),
  ({ shown }) => shown,
)

const ROW = /^(?:line_items|totals_declarations\.fee_summary)\.\d+\./

/**
 * True if a detail page shows the field at a draft path; paths of lines and fee rows have their row's index.
 */
export const showsPath = (page: DetailPage, path: string): boolean =>
  pathsOf.get(page)?.some((shown) => shown.path === path.replace(ROW, '')) ?? false
