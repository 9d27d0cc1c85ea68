import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import type { Supplier } from './supplier-queries.ts'
import styles from './supplier-row.module.css'

interface Props {
  supplier: Supplier
  /** '03/05/2026' */
  lastUsed: string
}

/** One supplier of the list: name, ID, address, and how often it was used. */
export function SupplierRow({ supplier: { mid, party, relationship, used_in }, lastUsed }: Props) {
  const place = [party.address_line1, party.city, party.state, party.zip, party.country]
    .filter(Boolean)
    .join(', ')
  const use = t(
    {
      id: 'supplier-row.used-in-last',
      defaultMessage: 'Used in {count} {count, plural, one {entry} other {entries}}, last {lastUsed}',
    },
    { count: used_in, lastUsed },
  )
  return (
    <span className={`${layoutStyles.wrap} ${textStyles.breaks} ${layoutStyles.whole} ${styles.supplier}`}>
      <b>{party.name || mid}</b>
      {party.name && mid && <span>{mid}</span>}
      {place && <small>{place}</small>}
      <small>{[use, RELATIONSHIP[relationship]].filter(Boolean).join('. ')}</small>
    </span>
  )
}

const RELATIONSHIP: Readonly<Record<string, string>> = {
  get Y() {
    return t({ id: 'supplier-row.related-to-the-buyer', defaultMessage: 'Related to the buyer' })
  },
  get N() {
    return t({ id: 'supplier-row.not-related-to-the-buyer', defaultMessage: 'Not related to the buyer' })
  },
}
