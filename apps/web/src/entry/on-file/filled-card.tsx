import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ORGANIZATION_FIELDS, type OrganizationField } from '../../messages/organization-pages.ts'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { T } from '../../words/text.tsx'
import styles from './filled-card.module.css'

interface Props {
  /** The subject of the card, as in 'the importer of record'. */
  words: string
  /** Label and value of each fact; a fact without a value is left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** Where the settings of the organization keep the facts. */
  at: OrganizationField
  /** Where the facts are from, if not from the settings. */
  from?: ReactNode
  onChange: () => void
}

/** Facts that are known already, in place of the fields that hold them; one button brings the fields. */
export function FilledCard({ words, facts, at, from, onChange }: Props) {
  return (
    <div className={`${fieldStyles.columns12} ${layoutStyles.grid} ${layoutStyles.middle} ${styles.card}`}>
      <dl className={`${layoutStyles.stack8} ${textStyles.small} ${layoutStyles.whole}`}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={`${textStyles.figures} ${textStyles.breaks}`}>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={textStyles.note}>
        {from ?? (
          <T
            id="filled-card.from-your-settings"
            defaultMessage="From your <link>settings</link>."
            values={{ link: (content) => <Link {...ORGANIZATION_FIELDS[at]}>{content}</Link> }}
          />
        )}
      </p>
      <Button look="quiet" small onClick={onChange}>
        <T
          id="filled-card.change-for-this-entry"
          defaultMessage="Change for this entry<span> ({words})</span>"
          values={{ words, span: (content) => <span className={textStyles.visuallyHidden}>{content}</span> }}
        />
      </Button>
    </div>
  )
}
