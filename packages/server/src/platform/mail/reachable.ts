import { needsUtf8Mail } from '@hoster/contract';
import { FieldError, texts } from '../http/index.ts';
import type { Settings } from '../settings.ts';

/** Whether the mail server can deliver to an address: one with other than ASCII characters before the @ needs SMTPUTF8. */
export const isReachable = ({ takesUtf8Mail }: Settings, email: string): boolean =>
  takesUtf8Mail || !needsUtf8Mail(email);

/** @throws FieldError of the field `email` for an address that the mail server can't deliver to */
export function mustBeReachable(settings: Settings, email: string): void {
  if (!isReachable(settings, email)) throw new FieldError({ email: [texts.email] });
}
