import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import textStyles from '../../ui/text.module.css'
import styles from './filled-card.module.css'

interface Props {
  /** What the card is of, as in 'the importer of record'. */
  words: string
  /** Label and value of each fact; a fact without a value is left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** Where the facts are from; the organization's settings unless said. */
  from?: ReactNode
  onChange: () => void
}

/** Facts that are known already, in place of the fields that hold them; one button brings the fields. */
export function FilledCard({ words, facts, from, onChange }: Props) {
  return (
    <div className={`${fieldStyles.columns12} ${styles.card}`}>
      <dl>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>
        {from ?? (
          <>
            From your <Link to="/settings/organization">settings</Link>.
          </>
        )}
      </p>
      <Button look="quiet" small onClick={onChange}>
        Change for this entry
        <span className={textStyles.visuallyHidden}> ({words})</span>
      </Button>
    </div>
  )
}
