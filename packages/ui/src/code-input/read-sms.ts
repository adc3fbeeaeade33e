/** The WebOTP API, which TypeScript's DOM library lacks: https://wicg.github.io/web-otp/ */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: 'sms'[] };
}

interface OtpCredential extends Credential {
  code?: string;
}

/**
 * Reads the code from an SMS in browsers that support it.
 * @returns a function that stops waiting for the SMS
 */
export function readSms(onCode: (code?: string) => void): () => void {
  const gone = new AbortController();
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal: gone.signal };
  if ('OTPCredential' in window)
    navigator.credentials.get(request).then(
      (found) => onCode((found as OtpCredential | null)?.code),
      // Denied, aborted or timed out: the user types the code.
      () => undefined,
    );
  return () => gone.abort();
}
