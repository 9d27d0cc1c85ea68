type Facts = Readonly<Record<string, unknown>>

const text = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase()

/** Whether an entry says in every field what the settings say; capitals and spaces do not count, nor does a blank setting. */
export const sameFacts = (
  entry: Facts | undefined,
  onFile: Facts | undefined,
  fields: readonly string[],
): boolean =>
  fields.some((field) => text(onFile?.[field]) !== '') &&
  fields.every((field) => text(entry?.[field]) === text(onFile?.[field]))
