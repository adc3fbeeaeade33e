/** Names of the time zones that can be chosen, in alphabetical order. */
export const timeZoneNames = (): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].toSorted();

/** Whether a text is a name of a time zone (IANA), an older one included, and not an offset such as `+05:00`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z0-9_+/-]*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
