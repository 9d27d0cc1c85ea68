/** Joins the class names that apply; a name that does not apply is false or undefined. */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ')
