import fieldStyles from './field.module.css'

/** Shows the problem of an action, below it; nothing without a text. */
export const ProblemText = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={fieldStyles.error} role="alert">
      {text}
    </p>
  ) : null
