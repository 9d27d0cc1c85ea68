import textStyles from './text.module.css'

const LOOK = `${textStyles.note} ${textStyles.regular} ${textStyles.together}`

/** The English name that CBP prints, after its translation in the same line where it has room; nothing on an English page, where there is none. */
export const OfficialName = ({ name }: { name: string | undefined }) =>
  name ? (
    <>
      {' '}
      <small className={LOOK} lang="en" translate="no">
        {name}
      </small>
    </>
  ) : null
