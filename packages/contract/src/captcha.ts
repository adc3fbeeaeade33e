import { z } from 'zod';

/**
 * A proof-of-work challenge in the format of ALTCHA (version 2). Its solver adds `solution`, and sends both as base64 of
 * JSON in the field `captcha`.
 */
export const CaptchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    /** Signed with the rest. `until`: seconds since 1970 by the backend's clock; `seconds`: how long that is from its making. */
    data: z.object({ until: z.int(), seconds: z.int() }),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;
