export const hostNameMaxLength = 63;

export type HostNameProblem = 'too_long' | 'bad_character' | 'bad_hyphen' | 'empty_part';

/** Puts `-1` … `-n` on the first part of a name when there are several items: `web.example.org` → `web-1.example.org`. */
export function itemNames(name: string, count: number): string[] {
  if (count <= 1) return [name];
  const dot = name.indexOf('.');
  const [first, rest] = dot === -1 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  return Array.from({ length: count }, (_, index) => `${first}-${index + 1}${rest}`);
}

/**
 * What is wrong with a server's name, null if nothing. Rules of RFC 1123: Latin letters, digits and hyphens in parts
 * joined by dots, no hyphen at an end of a part; at most 63 characters, the number of each item included.
 */
export function hostNameProblem(name: string, count = 1): HostNameProblem | null {
  if (/[^a-z\d.-]/i.test(name)) return 'bad_character';
  const parts = name.split('.');
  if (parts.some((part) => part === '')) return 'empty_part';
  if (parts.some((part) => part.startsWith('-') || part.endsWith('-'))) return 'bad_hyphen';
  const longest = itemNames(name, count).at(-1) ?? name;
  return longest.length > hostNameMaxLength ? 'too_long' : null;
}
