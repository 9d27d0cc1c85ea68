import { INPUT_CONTROL_LAYOUTS } from '../records/index.ts'

const password = INPUT_CONTROL_LAYOUTS.get('A')?.fields.find(({ name }) => name === 'password')

/** Records without the communication password of their batch header: asterisks in its columns. */
export const maskPassword = (images: readonly string[]): string[] =>
  images.map((image) => (password && image.startsWith('A') ? masked(image, password) : image))

function masked(image: string, { start, end }: { start: number; end: number }): string {
  const text = image.slice(start - 1, end)
  return image.slice(0, start - 1) + text.replace(/\S/g, '*') + image.slice(end)
}
