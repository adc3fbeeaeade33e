/** What was typed into the one login field, as the login call wants it: with '@' an e-mail, else a username. */
export function loginIdentifier(text: string): { email: string } | { username: string } {
  const value = text.trim();
  return value.includes('@') ? { email: value } : { username: value };
}
