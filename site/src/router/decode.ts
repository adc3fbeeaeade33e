/** Decodes a part of an address or a cookie; one that is malformed, such as `100%`, is returned unchanged. */
export function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
