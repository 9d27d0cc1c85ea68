import textStyles from './text.module.css'

/** The English name that CBP prints, beside its translation; nothing on an English page, where there is none. */
export const OfficialName = ({ name }: { name: string | undefined }) =>
  name ? (
    <small className={textStyles.note} lang="en" translate="no">
      {' '}
      {name}
    </small>
  ) : null
