import { useEffect } from 'react';
import { useLatest } from '../layers/use-latest.ts';

/** The WebOTP API, which TypeScript's DOM library lacks: https://wicg.github.io/web-otp/ */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: 'sms'[] };
}

interface OtpCredential extends Credential {
  code?: string;
}

/** Reads the code from an SMS in browsers that support it, until unmounted. */
export function useWebOtp(wanted: boolean, onCode: (code: string) => void) {
  const latest = useLatest(onCode);
  useEffect(() => {
    if (!wanted || !('OTPCredential' in window)) return undefined;
    const gone = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: gone.signal };
    navigator.credentials.get(request).then(
      (found) => {
        const code = (found as OtpCredential | null)?.code;
        if (code) latest.current(code);
      },
      // Denied, aborted or timed out: the user types the code.
      () => undefined,
    );
    return () => gone.abort();
  }, [wanted, latest]);
}
