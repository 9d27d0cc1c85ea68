import { agencyRequirements, type LineItem, lineFields } from '@edfe/domain/entry'
import { isReleasedHere } from '@edfe/domain/filing'
import { Link } from '@tanstack/react-router'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { sentence } from '../../../words/sentence.ts'
import { t } from '../../../words/t.ts'
import { AGENCY_FLAGS } from '../../details/lines/agency-flags.ts'
import { useEntry, useEntryContext } from '../../editing/entry-context.ts'
import { entryLink } from '../../entry-link.ts'
import { useEntryFormContext } from '../../form/form-context.ts'
import { fromFormValues } from '../../form/form-values.ts'
import { useValues } from '../../form/use-values.ts'
import styles from './line-agency.module.css'
import { LineSection } from './line-section.tsx'

const WATCHED = [
  'htsus',
  'pga_flags',
  'license_numbers',
  'permit_info',
  'special_handling',
  'agency_statements',
] as const

interface Props {
  id: string
  /** Leaves for another page of the entry, and saves before. */
  onJump: (page: string) => void
}

/**
 * Shows the partner agencies' requirements for the goods: by their tariff number, and by the flags of the
 * line.
 */
export function LineAgency({ id, onJump }: Props) {
  const entry = useEntry()
  const { rules, filing, editor } = useEntryContext()
  const { form } = useEntryFormContext()
  const typed = useValues(
    form,
    WATCHED.map((field) => `line_items.${id}.${field}`),
  ) as unknown[]
  const line = fromFormValues<Pick<LineItem, (typeof WATCHED)[number]>>(
    lineFields,
    Object.fromEntries(WATCHED.map((field, index) => [field, typed[index]])),
  )
  // CBP takes a summary without this data: it belongs to the cargo release, wherever that is filed.
  const isSentFromHere = rules.profile.unsentFacts === 'required' || isReleasedHere(editor.draft())
  const asked =
    rules.profile.unsentFacts === 'required'
      ? agencyRequirements({ ...line, id, line_number: 1 })
      : filing?.flagNeeds(line).map(({ asks, ...need }) => ({ ...need, asks: sentence(asks) }))
  const flags = (line.pga_flags ?? [])
    .filter((code) => asked?.every((one) => one.id !== code))
    .map((code) => ({ id: code, asks: wordsOf(code), met: true }))
  const all = [...(asked ?? []), ...flags]
  return (
    <LineSection title={t({ id: 'line-agency.title', defaultMessage: 'Agency' })}>
      {all.map(({ id: code, asks, met }) => (
        <p key={`${code} ${asks}`} className={`${textStyles.small} ${layoutStyles.grid} ${styles.flag}`}>
          <span className={styles.code}>{code}</span>
          <span>
            {asks}
            {!met && (
              <small className={textStyles.tight}>
                {isSentFromHere
                  ? t({
                      id: 'line-agency.required-still-missing',
                      defaultMessage: 'Required, still missing.',
                    })
                  : t({
                      id: 'line-agency.asked-with-release',
                      defaultMessage: 'Asked with the release, not with the entry summary.',
                    })}
              </small>
            )}
          </span>
        </p>
      ))}
      <p className={`${textStyles.note} ${textStyles.tight} ${layoutStyles.spaceAbove6}`}>
        {asked &&
          all.length === 0 &&
          `${t({ id: 'line-agency.no-agency-flag', defaultMessage: 'No agency flag.' })} `}
        <Link
          {...entryLink(entry.id, 'lines')}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onJump('lines')
          }}
        >
          {all.length === 0
            ? t({ id: 'line-agency.add-one-line-details', defaultMessage: 'Add one in Line Details' })
            : t({
                id: 'line-agency.declare-disclaim-line-details',
                defaultMessage: 'Declare or disclaim in Line Details',
              })}
        </Link>
      </p>
    </LineSection>
  )
}

/** 'APHIS: Lacey Act declaration, may be required'; only the code where the table has none. */
function wordsOf(code: string): string {
  const flag = AGENCY_FLAGS.find((one) => one.code === code)
  return flag
    ? `${flag.agency}: ${flag.words}`
    : t({ id: 'line-agency.agency-flag', defaultMessage: 'Agency flag' })
}
