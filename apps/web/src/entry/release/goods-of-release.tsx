import { useQuery } from '@tanstack/react-query'
import { GoodsPanel } from '../answers/goods-panel.tsx'
import { useEntry } from '../editing/entry-context.ts'
import { filingQuery, releaseQuery } from '../editing/entry-queries.ts'
import { isOnServer } from '../editing/on-server.ts'

/** What CBP says of goods whose release is filed before the summary. */
export function GoodsOfRelease() {
  const entry = useEntry()
  const { data } = useQuery({ ...releaseQuery(entry.id), enabled: isOnServer(entry) })
  const release = data?.release
  const isFiled = release !== null && release !== undefined && release.messages.length > 0
  const { data: filing } = useQuery({ ...filingQuery(entry.id), enabled: isFiled })
  return isFiled && filing?.goods ? (
    <GoodsPanel entryId={entry.id} goods={filing.goods} filing={filing} customs={release.customs} />
  ) : null
}
