import { readEmail } from '@hoster/contract';
import { cutText } from '@hoster/domain/text/cut-text';
import type { AuthProvider } from '../auth/settings.ts';

/** Identity of a user according to a provider. */
export interface Identity {
  readonly uid: string;
  /** What distinguishes the account for its owner: a username or an address rather than a name. */
  readonly display: string;
  /** The name that the provider suggests for a new user; empty when it suggests none. */
  readonly username: string;
  /** Lower case; null when the provider gives none. */
  readonly email: string | null;
  /** Whether the provider has verified that the address is theirs. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Values that tie an answer to its request: derived from `state`, and only this process can compute them. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Client of a provider. */
export interface IdentityProvider {
  readonly id: string;
  readonly name: string;
  /** As the auth answers show it. */
  readonly shown: AuthProvider;
  /** Path of the callback URL that is registered at the provider. */
  readonly callbackPath: string;
  /** URL at which the visitor gives consent. @throws when the provider cannot be reached */
  authorizeUrl(redirectUri: string, checks: Checks): Promise<URL>;
  /**
   * Exchanges the code of the callback for the identity.
   * @param callback the redirect URI with the query that the provider sent
   * @throws when anything in it is invalid, or the provider doesn't answer
   */
  identify(callback: URL, checks: Checks): Promise<Identity>;
  /** Reads an id_token that the provider issued to a page of ours. @throws when it's invalid */
  readToken?(idToken: string): Promise<Identity>;
}

/** Text from a provider: a string or number, cut to a sensible length; empty for anything else. */
export function textOf(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return cutText(text.replaceAll(/\p{Cc}/gu, '').trim(), 200);
}

/** Normalises an address from a provider; null when it isn't one. */
export function emailOf(value: unknown): string | null {
  return typeof value === 'string' ? readEmail(value) : null;
}

/** The identifier of an account. @throws when the provider gave none */
export function uidOf(value: unknown): string {
  const uid = textOf(value);
  if (uid === '') throw new Error('The provider named no account.');
  return uid;
}
