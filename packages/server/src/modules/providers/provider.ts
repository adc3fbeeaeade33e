import { cutText } from '@hoster/domain/cut-text';
import { z } from 'zod';
import type { AuthProvider } from '../../settings.ts';

/** Who a provider says someone is. */
export interface Identity {
  readonly uid: string;
  readonly display: string;
  /** Lower case; null when the provider gives none. */
  readonly email: string | null;
  /** Whether the provider has seen proof that the address is theirs. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** What ties an answer to the question: it comes from `state`, and only this process can make it. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A provider that is ready to be asked. */
export interface IdentityProvider {
  readonly id: string;
  readonly name: string;
  /** As the auth answers show it. */
  readonly shown: AuthProvider;
  /** Path of the address that is registered at the provider. */
  readonly callbackPath: string;
  /** Where the visitor gives consent. @throws when the provider cannot be reached */
  authorizeUrl(redirectUri: string, checks: Checks): Promise<URL>;
  /**
   * Exchanges the code of the callback for who it is.
   * @param callback the redirect URI with the query that the provider sent
   * @throws when anything of it is not right, or the provider does not answer
   */
  identify(callback: URL, checks: Checks): Promise<Identity>;
  /** Reads an id_token that the provider gave to a page of ours. @throws when it is not right */
  readToken?(idToken: string): Promise<Identity>;
}

const ProviderEmail = z.string().trim().toLowerCase().max(320).pipe(z.email());

/** Text from a provider: a string or number, cut to what is sensible; empty for anything else. */
export function textOf(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return cutText(text.replaceAll(/\p{Cc}/gu, '').trim(), 200);
}

/** An address from a provider in our form; null when it is none. */
export function emailOf(value: unknown): string | null {
  return ProviderEmail.safeParse(value).data ?? null;
}

/** The identifier of an account. @throws when the provider gave none */
export function uidOf(value: unknown): string {
  const uid = textOf(value);
  if (uid === '') throw new Error('The provider named no account.');
  return uid;
}
