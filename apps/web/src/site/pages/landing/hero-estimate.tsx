import { countryChoices } from '@edfe/domain/reference'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { languageTag } from '../../../words/language.ts'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { Equation } from '../estimate/equation.tsx'
import { CalculateButton, OriginField, ValueField } from '../estimate/shipment-fields.tsx'
import { TextInput } from '../estimate/text-input.tsx'
import { addressOf } from '../tariff/tariff-address.ts'
import styles from './hero-estimate.module.css'

const NO_PROBLEMS = { problems: {} }
const EXAMPLE = { hts: '9405.11.6010', origin: 'CN', value: '18750' }

/**
 * The estimate in three fields, at the rates of today. The script puts in what /estimate answers for them; without it the
 * form leads there.
 */
export function HeroEstimate() {
  return (
    <figure>
      <form
        className={`${layoutStyles.paper} ${styles.sheet}`}
        action="/estimate"
        data-refresh="here"
        aria-label={t({ id: 'estimate-page.heading', defaultMessage: 'Estimate what an import costs' })}
      >
        <div className={`${layoutStyles.wrapApart} ${textStyles.strong} ${styles.title}`}>
          {t({ id: 'hero-estimate.title', defaultMessage: 'What would your shipment pay?' })}
          <span className={`${textStyles.secondary} ${textStyles.regular}`}>
            {t({ id: 'hero-estimate.today', defaultMessage: 'Duty and fees to the cent, at today’s rates' })}
          </span>
        </div>
        <div className={styles.asked}>
          <TextInput
            page={NO_PROBLEMS}
            name="hts"
            label={t({ id: 'hero-estimate.goods', defaultMessage: 'Goods in words, or HTSUS number' })}
            value=""
            placeholder={t({ id: 'hero-estimate.such-as', defaultMessage: 'LED ceiling lamp' })}
          />
          <OriginField value="" countries={countryChoices(languageTag())} />
          <ValueField page={NO_PROBLEMS} value="" />
          <CalculateButton />
        </div>
        <div className={styles.found}>
          <div id="goods" data-part="" />
          <div id="cautions" data-part="" />
        </div>
        <Equation />
        <p className={`${textStyles.note} ${styles.status}`} role="status" data-status="" />
      </form>
      <figcaption className={layoutStyles.actionsApart}>
        <span>
          <T
            id="hero-estimate.example"
            defaultMessage="For example, <a>LED ceiling lamps from China for $18,750</a>. By ocean, entered today."
            values={{
              a: (content) => (
                <a href={addressOf('/estimate', EXAMPLE)} data-example="">
                  {content}
                </a>
              ),
            }}
          />
        </span>
        <a className={layoutStyles.toEnd} href="/estimate" data-whole="">
          {t({
            id: 'hero-estimate.whole',
            defaultMessage: 'Every row with its reason, air or land, another country beside it',
          })}
        </a>
      </figcaption>
    </figure>
  )
}
