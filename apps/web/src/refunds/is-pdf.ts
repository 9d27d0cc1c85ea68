/** True for a file that the browser, or its name, says is a PDF. */
export const isPdf = ({ name, type }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name)
