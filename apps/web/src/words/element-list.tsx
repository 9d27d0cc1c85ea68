import { Fragment, type ReactNode } from 'react'
import { T } from './text.tsx'

/** Elements as an enumeration: 'A', 'A and B', 'A, B and C'. */
export function ElementList({ items }: { items: readonly ReactNode[] }) {
  const last = items.at(-1)
  if (items.length < 2) return last
  const before = items.slice(0, -1).map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the elements of a list have no identity but their place
    <Fragment key={index}>
      {index > 0 && ', '}
      {item}
    </Fragment>
  ))
  return <T id="listed.and" defaultMessage="{before} and {last}" values={{ before, last }} />
}
