import { z } from 'zod';
import { AuthUser, Provider } from './auth.ts';
import { EmailAddress } from './email-address.ts';

// Social accounts in the format of django-allauth.

/** An account at an identity provider: `uid` names it there, `display` is how its owner knows it. */
export const ProviderAccount = z.object({ uid: z.string(), display: z.string(), provider: Provider });
export type ProviderAccount = z.infer<typeof ProviderAccount>;

/** The provider accounts that lead into the user's account. */
export const ProviderAccountList = z.object({ status: z.literal(200), data: z.array(ProviderAccount) });
export type ProviderAccountList = z.infer<typeof ProviderAccountList>;

/** Who is about to sign up through a provider that gave no address. `user` has no id yet. */
export const PendingProviderSignup = z.object({
  status: z.literal(200),
  data: z.object({
    user: AuthUser,
    account: ProviderAccount,
    email: z.array(z.object({ email: z.string(), verified: z.boolean(), primary: z.boolean() })),
  }),
});
export type PendingProviderSignup = z.infer<typeof PendingProviderSignup>;

const text = z.union([z.string(), z.number()]).transform((value) => String(value).trim());

/** The address that the provider did not give. */
export const ProviderSignupForm = z.object({ email: text.pipe(EmailAddress) });
export type ProviderSignupForm = z.infer<typeof ProviderSignupForm>;

/** The account to take off: `account` is its uid. */
export const ProviderDisconnectForm = z.object({ provider: text, account: text });
export type ProviderDisconnectForm = z.infer<typeof ProviderDisconnectForm>;

/** A token that a provider's own script has given to the page. */
export const ProviderTokenForm = z.object({
  provider: text,
  process: z.enum(['login', 'connect']),
  token: z.object({ client_id: text, id_token: z.string().optional(), access_token: z.string().optional() }),
});
export type ProviderTokenForm = z.infer<typeof ProviderTokenForm>;
