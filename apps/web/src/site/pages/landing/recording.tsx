import { language, languageTag } from '../../../words/language.ts'
import { t } from '../../../words/t.ts'
import { classNames } from '../../ui/class-names.ts'
import layout from '../../ui/layout.module.css'
import landing from './landing-page.module.css'

/** Twenty seconds of the demonstration, with captions in the language of the page. It plays when somebody starts it. */
export function Recording({ className }: { className?: string }) {
  return (
    <figure className={classNames(layout.wrap, landing.miniature, className)}>
      <video
        controls
        muted
        playsInline
        preload="none"
        width="1280"
        height="800"
        data-poster="/assets/recording.jpg"
        aria-label={t({
          id: 'recording.label',
          defaultMessage: 'Recording: rows of an invoice, a question of the tariff, the price',
        })}
      >
        <source src="/assets/recording.webm" type="video/webm" />
        <track
          kind="captions"
          src={`/assets/recording.${languageTag()}.vtt`}
          srcLang={languageTag()}
          label={new Intl.DisplayNames(language().locale, { type: 'language' }).of(languageTag()) ?? ''}
          default
        />
      </video>
      <figcaption>
        {t({
          id: 'recording.caption',
          defaultMessage:
            'Twenty seconds of the demonstration, without sound: rows are pasted, a question shows what each answer costs, and the total follows.',
        })}
      </figcaption>
    </figure>
  )
}
