import type { ReactNode } from 'react';
import type { AuthProblem } from '../form/auth-errors.ts';
import type { IdentityMethod } from './identity-methods.ts';

/** A form of the identity check. */
export interface IdentityFormProps {
  /** Which form it is. @default 'confirm' */
  intent?: string;
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  /** Sent by the browser, not by script. */
  native?: boolean;
  way: IdentityMethod;
  problems: readonly AuthProblem[];
  /** Links to the other methods. */
  footer: ReactNode;
}
