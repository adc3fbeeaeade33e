/** Returns the decoded URL fragment. A malformed one such as `#100%` is returned unchanged. */
export function hashName(): string {
  const name = location.hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
