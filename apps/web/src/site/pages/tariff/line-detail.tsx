import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import { pathText } from '../../../goods/path-text.ts'
import button from '../../../ui/button.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { classNames } from '../../ui/class-names.ts'
import panel from '../../ui/panel.module.css'
import notice from '../../ui/warning.module.css'
import { Agencies } from './agencies.tsx'
import { Numbers } from './chapters.tsx'
import type { Line } from './line.ts'
import styles from './line-detail.module.css'
import { Measures } from './measures.tsx'
import { Note } from './note.tsx'
import { Origins } from './origins.tsx'
import { Programs } from './programs.tsx'
import { addressOf, tariffAddress } from './tariff-address.ts'

interface LineProps {
  page: TariffPage
  line: Line
}

/** One number: what it covers, its rates and units, and for goods that can be entered under it what reaches them. */
export function LineDetail({ page, line }: LineProps) {
  const { asked } = page
  const { origin, on, q: words, answers: goods_answers } = asked
  return (
    <>
      <section className={layoutStyles.paper} aria-labelledby="number">
        <div
          className={`${layoutStyles.wrapApart} ${textStyles.figures} ${layoutStyles.middle} ${layoutStyles.ruleBelow} ${styles.head}`}
        >
          <h2 id="number">{line.hts}</h2>
          {line.is_whole && line.hts < '98' ? (
            <a
              className={classNames(button.button, button.quiet)}
              href={addressOf('/estimate', { hts: line.hts, origin, on, words, goods_answers })}
            >
              {t({ id: 'line-detail.estimate-a-shipment', defaultMessage: 'Estimate a shipment' })}
            </a>
          ) : null}
        </div>
        <Path page={page} line={line} />
        {line.is_whole ? <Facts page={page} line={line} /> : null}
      </section>
      {line.note ? <Note note={line.note} /> : null}
      {page.warnings.map((warning) => (
        <p key={warning} className={notice.warning}>
          {warning}
        </p>
      ))}
      {line.below.length > 0 ? (
        <section aria-labelledby="below">
          <h3 className={textStyles.large} id="below">
            {t({ id: 'line-detail.numbers-under', defaultMessage: 'Numbers under {hts}' }, { hts: line.hts })}
          </h3>
          <Numbers
            rows={line.below.map(({ hts, path }) => ({
              href: tariffAddress(asked, { hts }),
              number: hts,
              text: pathText(path.slice(line.path.length)),
            }))}
          />
        </section>
      ) : null}
      <Agencies hts={line.hts} agencies={page.agencies} />
      {line.measures.length > 0 ? <Measures page={page} line={line} /> : null}
      {line.origins.length > 0 ? <Origins page={page} line={line} /> : null}
      {line.programs.length > 0 ? <Programs page={page} line={line} /> : null}
    </>
  )
}

/** From the heading of four digits down to the number. */
function Path({ page, line }: LineProps) {
  const last = line.headings.length - 1
  return (
    <ol
      className={styles.path}
      aria-label={t(
        { id: 'line-detail.what-covers', defaultMessage: 'What {hts} covers' },
        { hts: line.hts },
      )}
    >
      {line.headings.map(({ hts, description, general }, depth) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a path never change order
          key={depth}
          className={depth === last ? textStyles.strong : undefined}
          data-depth={Math.min(depth, 5)}
        >
          <span>
            {hts && depth < last ? <a href={tariffAddress(page.asked, { hts, chapter: '' })}>{hts}</a> : hts}
          </span>
          <span lang="en">{description}</span>
          <span>{general}</span>
        </li>
      ))}
    </ol>
  )
}

/** Units, the rates of all columns, and what the chosen origin pays. */
function Facts({ page, line }: LineProps) {
  const country = page.countries.find(({ code }) => code === page.asked.origin)?.name
  const units = line.units.map(({ text, code }) => code ?? text)
  return (
    <dl className={`${layoutStyles.columnRules} ${panel.facts}`}>
      <div>
        <dt>{t({ id: 'line-detail.unit', defaultMessage: 'Unit' })}</dt>
        <dd>{units.join(', ') || t({ id: 'common.none', defaultMessage: 'None' })}</dd>
      </div>
      <div>
        <dt>{t({ id: 'line-detail.general', defaultMessage: 'General' })}</dt>
        <dd>
          {line.general ?? t({ id: 'common.none', defaultMessage: 'None' })}
          <small>{t({ id: 'line-detail.column-1', defaultMessage: 'Column 1' })}</small>
        </dd>
      </div>
      {line.programs.length > 0 ? (
        <div>
          <dt>{t({ id: 'line-detail.special', defaultMessage: 'Special' })}</dt>
          <dd>
            {specialRate(line)}
            <small>
              {t(
                {
                  id: 'line-detail.programs',
                  defaultMessage: '{count, plural, one {# program} other {# programs}}',
                },
                { count: line.programs.length },
              )}
            </small>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t({ id: 'line-detail.column-2', defaultMessage: 'Column 2' })}</dt>
        <dd>
          {line.column_2 ?? t({ id: 'common.none', defaultMessage: 'None' })}
          <small>
            {t({
              id: 'line-detail.belarus-cuba-north-korea-russia',
              defaultMessage: 'Belarus, Cuba, North Korea, Russia',
            })}
          </small>
        </dd>
      </div>
      {country ? (
        <div className={panel.result}>
          <dt>{t({ id: 'line-detail.duty-from', defaultMessage: 'Duty from {country}' }, { country })}</dt>
          <dd>
            {line.percent === null
              ? t({ id: 'line-detail.by-quantity', defaultMessage: 'By quantity' })
              : `${line.percent}%`}
            <small>{resultNote(line, page.asked.origin)}</small>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

/** The rate of all programs, or that they differ. */
function specialRate({ programs }: Line): string {
  const rates = new Set(programs.map(({ rate }) => rate))
  return rates.size === 1
    ? (programs[0]?.rate ?? '')
    : t({ id: 'line-detail.by-program', defaultMessage: 'By program' })
}

function resultNote(line: Line, origin: string): string {
  const rates = line.origins.find((of) => of.origin === origin)?.rates ?? []
  if (line.percent === null)
    return t({
      id: 'line-detail.enter-the-quantity-in-an',
      defaultMessage: 'Enter the quantity in an estimate',
    })
  return line.percent_is_assumed
    ? t({
        id: 'line-detail.a-question-could-change-it',
        defaultMessage: 'An answer about the goods could change it',
      })
    : rates.join(' + ') || t({ id: 'common.free', defaultMessage: 'Free' })
}
