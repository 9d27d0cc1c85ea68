import { formatUsd } from '@edfe/domain/money'
import { listed } from '../../messages/listed.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import styles from './line-duty.module.css'
import type { LineDuty } from './tariff-queries.ts'

type Claim = LineDuty['savings'][number]

interface Props {
  lineId: string
  claims: readonly Claim[]
  /** The special program that the line claims; '' for none. */
  claimed: string
}

/** The special programs that goods of the origin may claim, with what each saves; one press claims it or takes it back. */
export function DutyClaims({ lineId, claims, claimed }: Props) {
  const { form, blurred } = useEntryFormContext()
  const worthwhile = claims.filter((claim) => savesOf(claim) || claim.spi === claimed)
  if (worthwhile.length === 0) return null
  const name = `line_items.${lineId}.spi`
  const claim = (spi: string) => {
    form.setValue(name, spi, { shouldDirty: true })
    blurred(name)
    announce(
      spi
        ? t(
            { id: 'duty-claims.is-claimed-for-this-line', defaultMessage: '{spi} is claimed for this line.' },
            { spi },
          )
        : t({
            id: 'duty-claims.this-line-claims-no-special',
            defaultMessage: 'This line claims no special program.',
          }),
    )
  }
  return (
    <section
      className={`${textStyles.small} ${styles.claims}`}
      aria-label={t({ id: 'duty-claims.special-programs', defaultMessage: 'Special programs' })}
    >
      <ul>
        {worthwhile.map((one) => (
          <li key={one.spi}>
            <span>
              {t(
                {
                  id: 'duty-claims.saves',
                  defaultMessage: '{name} ({spi}){isSaving, select, yes { saves {amount}} other {}}.',
                },
                {
                  name: one.name,
                  spi: one.spi,
                  isSaving: savesOf(one) ? 'yes' : 'no',
                  amount: savesOf(one),
                },
              )}{' '}
              <small>
                {t(
                  {
                    id: 'duty-claims.claim-it-only-with-proof',
                    defaultMessage: 'Claim it only with proof that the goods originate there ({source}).',
                  },
                  { source: one.source },
                )}
              </small>
            </span>
            {one.spi === claimed ? (
              <Button look="quiet" small onClick={() => claim('')}>
                {t({ id: 'duty-claims.take-the-claim-back', defaultMessage: 'Take the claim back' })}
              </Button>
            ) : (
              <Button look="quiet" small onClick={() => claim(one.spi)}>
                {t({ id: 'duty-claims.claim', defaultMessage: 'Claim {spi}' }, { spi: one.spi })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** '$625.60 and the merchandise processing fee'; '' for nothing. */
export function savesOf({ saves, frees_from_mpf }: Pick<Claim, 'saves' | 'frees_from_mpf'>): string {
  const saved = [
    saves && Number(saves) > 0 && formatUsd(saves),
    frees_from_mpf &&
      t({
        id: 'duty-claims.the-merchandise-processing-fee',
        defaultMessage: 'the merchandise processing fee',
      }),
  ]
  return listed(saved.filter((each) => typeof each === 'string' && each !== '') as string[])
}
