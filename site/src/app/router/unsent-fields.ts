/** Names and values of a form that wasn't accepted, in their order. */
export type UnsentFields = readonly (readonly [name: string, value: string])[];

/** Fields whose values are never sent back in a page; their form is shown without them. */
const SECRET = /password|secret|totp|^code$/;

/**
 * Data of the form sent to a failed page, so that it can be sent again without script.
 * @returns null where nothing was sent, or it includes files, which can't be kept
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
