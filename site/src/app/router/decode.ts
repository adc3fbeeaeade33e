/** Decodes a part of an address or a cookie; a malformed one, such as `100%`, is returned unchanged. */
export function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
