import { useEffect } from 'react';
import { useLatest } from '../layers/use-latest.ts';

/** The WebOTP API, which TypeScript's DOM library lacks: https://wicg.github.io/web-otp/ */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: 'sms'[] };
}

/** Where the browser can read the code out of the SMS, it is asked to, and asked no more once we are gone. */
export function useWebOtp(wanted: boolean, onCode: (code: string) => void) {
  const latest = useLatest(onCode);
  useEffect(() => {
    if (!wanted || !('OTPCredential' in window)) return undefined;
    const gone = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: gone.signal };
    navigator.credentials.get(request).then(
      (found) => {
        if (found && 'code' in found && typeof found.code === 'string') latest.current(found.code);
      },
      // Refused, aborted or timed out: then the visitor types it.
      () => undefined,
    );
    return () => gone.abort();
  }, [wanted, latest]);
}
