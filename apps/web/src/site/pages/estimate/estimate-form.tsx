import type { EstimatePage } from '@edfe/contracts/tariff/public-pages'
import { pathText } from '../../../goods/path-text.ts'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import field from '../../ui/field.module.css'
import { GoodsRows } from '../tariff/goods-rows.tsx'
import styles from './estimate-form.module.css'
import { estimateAddress } from './estimate-text.ts'
import { Questions } from './questions.tsx'
import { CalculateButton, CountryField, OriginField, ValueField } from './shipment-fields.tsx'
import { TextInput } from './text-input.tsx'

const arrivals = () =>
  [
    ['ocean', t({ id: 'estimate-form.ocean', defaultMessage: 'Ocean' })],
    ['air', t({ id: 'estimate-form.air', defaultMessage: 'Air' })],
    ['land', t({ id: 'estimate-form.land', defaultMessage: 'Land' })],
  ] as const

/** The facts of the import. Without a script, the button loads the page for them. */
export function EstimateForm({ page }: { page: EstimatePage }) {
  const { asked, countries, goods, found } = page
  return (
    <form
      className={layoutStyles.shrinks}
      action="/estimate"
      data-refresh=""
      aria-label={t({ id: 'estimate-form.your-shipment', defaultMessage: 'Your shipment' })}
    >
      <div className={layoutStyles.paper}>
        <div className={styles.fields}>
          <div>
            <TextInput
              page={page}
              name="hts"
              label={t({ id: 'estimate-form.htsus-number', defaultMessage: 'HTSUS number' })}
              value={asked.hts}
              placeholder="9405.11.6010"
            />
            <div id="goods" data-part="">
              {asked.words && <input type="hidden" name="words" value={asked.words} />}
              {asked.goods_answers && (
                <input type="hidden" name="goods_answers" value={asked.goods_answers} />
              )}
              <p className={`${textStyles.note} ${textStyles.tight}`}>
                {goods ? `${pathText(goods.path)} ` : ''}
                <a href={`/tariff?q=${encodeURIComponent(asked.hts)}`}>
                  {t({ id: 'estimate-form.search-in-words', defaultMessage: 'Search in words' })}
                </a>
              </p>
              {found && (
                <GoodsRows
                  rows={found.rows}
                  words={asked.hts}
                  shown=""
                  addressOf={(hts) => estimateAddress(asked, { hts })}
                />
              )}
            </div>
          </div>
          <OriginField
            value={asked.origin}
            countries={countries}
            hint={t({
              id: 'estimate-form.where-it-is-made-not',
              defaultMessage: 'Where it is made, not where it ships from.',
            })}
          />
          <div className={styles.pair}>
            <ValueField page={page} value={asked.value} />
            <TextInput
              page={page}
              name="freight"
              label={t({
                id: 'estimate-form.freight-and-insurance',
                defaultMessage: 'Freight and insurance',
              })}
              value={asked.freight}
              inputMode="decimal"
            />
          </div>
          <Quantities page={page} />
          <div className={field.field}>
            <label htmlFor="on">{t({ id: 'estimate-form.entry-date', defaultMessage: 'Entry date' })}</label>
            <input
              className={field.input}
              id="on"
              name="on"
              type="date"
              defaultValue={asked.on || page.day}
            />
          </div>
          <fieldset className={styles.segments}>
            <legend>{t({ id: 'estimate-form.how-it-arrives', defaultMessage: 'How it arrives' })}</legend>
            {arrivals().map(([value, label]) => (
              <label key={value}>
                <input type="radio" name="mode" value={value} defaultChecked={asked.mode === value} />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
          <Claims page={page} />
          <Questions page={page} />
          <CountryField
            name="with_origin"
            label={t({
              id: 'estimate-form.compare-with-the-country',
              defaultMessage: 'Compare with the country',
            })}
            none={t({ id: 'common.none', defaultMessage: 'None' })}
            value={asked.with_origin}
            countries={countries}
          />
          <div className={field.field}>
            <label htmlFor="with_on">
              {t({ id: 'estimate-form.compare-with-the-day', defaultMessage: 'Compare with the day' })}
            </label>
            <input
              className={field.input}
              id="with_on"
              name="with_on"
              type="date"
              defaultValue={asked.with_on}
            />
          </div>
          <CalculateButton />
          <p className={`${textStyles.note} ${textStyles.tight}`} role="status" data-status="">
            {statusText(page)}
          </p>
        </div>
      </div>
    </form>
  )
}

/** Returns the text for screen readers when the cost changes. */
function statusText({ costs: [first] }: EstimatePage): string {
  if (!first) return ''
  return first.cost.to_pay === null
    ? t({ id: 'estimate-form.a-quantity-is-missing', defaultMessage: 'A quantity is missing.' })
    : t(
        { id: 'estimate-form.to-pay-to-cbp-us', defaultMessage: 'To pay to CBP: {amount} US dollars.' },
        { amount: first.cost.to_pay },
      )
}

/** One field for each unit in which the schedule wants the quantity. */
function Quantities({ page }: { page: EstimatePage }) {
  return (
    <div id="quantities" data-part="" className={styles.group}>
      {page.goods?.units
        .filter((unit) => unit !== 'X')
        .map((unit, index) => (
          <TextInput
            key={unit}
            page={page}
            name={`quantity_${index + 1}`}
            label={t({ id: 'estimate-form.quantity-in', defaultMessage: 'Quantity in {unit}' }, { unit })}
            value={page.asked.quantities[index] ?? ''}
            inputMode="decimal"
          />
        ))}
    </div>
  )
}

/** The programs that goods of the origin may claim. */
function Claims({ page: { claims, asked } }: { page: EstimatePage }) {
  return (
    <div id="claims" data-part="" className={styles.group}>
      {claims.length > 0 ? (
        <div className={field.field}>
          <label htmlFor="spi">
            {t({ id: 'estimate-form.special-program', defaultMessage: 'Special program' })}
          </label>
          <select className={field.input} id="spi" name="spi" defaultValue={asked.spi}>
            <option value="">
              {t({ id: 'estimate-form.none-claimed', defaultMessage: 'None claimed' })}
            </option>
            {claims.map(({ spi, name }) => (
              <option key={spi} value={spi}>
                {spi} {name}
              </option>
            ))}
          </select>
        </div>
      ) : null}
    </div>
  )
}
