/** 'CBP filer code' of 'cbp_filer_code'. */
export function fieldLabel(field: string): string {
  const words = field
    .replaceAll('_', ' ')
    .replace(/\bid\b/g, 'ID')
    .replace(/\bcbp\b/g, 'CBP')
  const named = words.replace(/\bein\b/g, 'EIN').replace(/\bdba\b/g, 'DBA')
  return named.charAt(0).toUpperCase() + named.slice(1)
}
