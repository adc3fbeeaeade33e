/** Names and values of a form that wasn't taken, in its order. */
export type UnsentFields = readonly (readonly [name: string, value: string])[];

/** Fields whose values never return in a page; their form comes back without them. */
const SECRET = /password|secret|totp|^code$/;

/**
 * What a page that failed keeps of the form that was sent to it, so that it can be sent again without script.
 * @returns null where nothing was sent, or not all of it can be kept: files
 */
export async function unsentFields(request: Request | null): Promise<UnsentFields | null> {
  const form = await request?.formData().catch(() => null);
  if (!form) return null;
  const fields: [string, string][] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string') return null;
    if (!SECRET.test(name)) fields.push([name, value]);
  }
  return fields;
}
