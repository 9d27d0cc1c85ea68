type Facts = Readonly<Record<string, unknown>>

const text = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase()

/**
 * True if an entry agrees with the settings in every field; capitals, spaces and blank settings are ignored.
 */
export const sameFacts = (
  entry: Facts | undefined,
  onFile: Facts | undefined,
  fields: readonly string[],
): boolean =>
  fields.some((field) => text(onFile?.[field]) !== '') &&
  fields.every((field) => text(entry?.[field]) === text(onFile?.[field]))
