/**
 * The migrations of each release with the SHA-256 of their text, as `readMigrations` gives them. Installations have run
 * them: none is edited, renamed or removed again. A change of the schema is a new file `NNNN-subject.sql`. A release
 * adds its migrations here (docs/contributing.md).
 */
export const RELEASED_MIGRATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '0.2.0': {
    '0001-baseline': '9d0f01b140e7ece28ad393f4d40d105db20fbabced5ced65cac95b4afd8ecf7b',
  },
}
