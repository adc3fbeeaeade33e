/** Converts the sign-in field to the login call's parameter: an email with '@', otherwise a username. */
export function loginIdentifier(text: string): { email: string } | { username: string } {
  const value = text.trim();
  return value.includes('@') ? { email: value } : { username: value };
}
