import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { refuseWith, type AuthCall } from '../answers.ts';

const Text = z.string().max(100_000);
const credential = { id: Text, rawId: Text, type: z.literal('public-key') };

const Signed = z.object({
  ...credential,
  response: z.object({ clientDataJSON: Text, authenticatorData: Text, signature: Text, userHandle: Text.nullish() }),
});

const Created = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Text,
    attestationObject: Text,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  clientExtensionResults: z.object({ credProps: z.object({ rk: z.boolean().optional() }).optional() }).optional(),
});

/** The user whom the passkey belongs to, by its own word; empty when it didn't tell. */
type SignedCredential = { readonly userHandle: string; readonly json: AuthenticationResponseJSON };

/** Reads what a passkey has signed. @throws AuthError 400 */
export function signedCredential(call: AuthCall): SignedCredential {
  const { response, ...rest } = read(call, Signed);
  const { userHandle, ...signed } = response;
  return {
    userHandle: Buffer.from(userHandle ?? '', 'base64url').toString(),
    json: { ...rest, response: signed, clientExtensionResults: {} },
  };
}

/** A new passkey. `isPasswordless`: null when the browser didn't tell. */
interface CreatedCredential {
  readonly isPasswordless: boolean | null;
  readonly json: RegistrationResponseJSON;
}

/** Reads a new passkey. @returns null when it's malformed @throws AuthError 400 when it's missing */
export function createdCredential(call: AuthCall): CreatedCredential {
  const { response, clientExtensionResults, ...rest } = read(call, Created);
  const { transports, ...created } = response;
  return {
    isPasswordless: clientExtensionResults?.credProps?.rk ?? null,
    json: {
      ...rest,
      response: { ...created, ...(transports && { transports }) },
      clientExtensionResults: {},
    },
  };
}

function read<Shape extends z.ZodType>(call: AuthCall, shape: Shape): z.infer<Shape> {
  const given = call.body['credential'];
  if (given === undefined || given === null || given === '') return refuseWith(call, 'required', 'credential');
  const { success, data } = shape.safeParse(given);
  return success ? data : refuseWith(call, 'incorrect_code', 'credential');
}
