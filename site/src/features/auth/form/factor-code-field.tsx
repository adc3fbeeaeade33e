import { CodeInput } from '@hoster/ui/code-input';
import { TextField } from '@hoster/ui/text-field';
import { useAuthConfig } from '../session/use-auth-config.ts';

/** Code of an authenticator app, or a recovery code. */
export type CodeKind = 'totp' | 'recovery';

interface FactorCodeFieldProps {
  id: string;
  label: string;
  error: string[] | undefined;
  kind: CodeKind;
  /** Number of digits, where it's known for sure. */
  digits: number | undefined;
  autoFocus?: boolean;
  pending?: boolean;
  pendingLabel?: string;
}

/** Digits where the backend doesn't tell them: django-allauth's defaults. */
const usual = { totp: 6, recovery: 8 } as const;
const lengths = [4, 5, 6, 7, 8] as const;
const lengthOf = (digits: number | undefined) => lengths.find((one) => one === digits);

/** Whether a form is submitted by the last digit of a code. */
export const sendsItself = (digits: number): boolean => lengthOf(digits) !== undefined;

/**
 * A code that is submitted when it's complete. Where its length is only assumed and a code was refused, or it's too long
 * for that, a plain field, which takes any.
 */
export function FactorCodeField({ kind, digits, pending = false, pendingLabel = '', ...props }: FactorCodeFieldProps) {
  const length = lengthOf(digits ?? (props.error ? undefined : usual[kind]));
  if (length !== undefined) {
    return <CodeInput {...props} {...{ length, pending, pendingLabel }} name="code" required autoSubmit />;
  }
  return (
    <TextField
      {...props}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      maxLength={40}
      mono
      required
    />
  );
}

/** Digits of the codes that the account has, where the backend tells it: django-allauth's settings can be any. */
export function useCodeDigits(kind: CodeKind): number | undefined {
  const mfa = useAuthConfig()?.mfa;
  return kind === 'totp' ? mfa?.totp_digits : mfa?.recovery_code_digits;
}
