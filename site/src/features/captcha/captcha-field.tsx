import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import * as css from './captcha-field.css.ts';
import type { Captcha } from './use-captcha.ts';
import { captchaWords as words } from './words.ts';

interface CaptchaFieldProps {
  /** What the list of errors above the form leads to. */
  id: string;
  captcha: Captcha;
  /** What the server said about the token that was sent last. */
  error: readonly string[] | undefined;
}

/** The captcha inside its form: whatever draws itself, how far it is in words, and the token as a field. */
export function CaptchaField({ id, captcha, error }: CaptchaFieldProps) {
  const { formatMessage } = useIntl();
  const { allow, drawsItself, place, reset, state, token } = captcha;
  if (state === 'none' && !error) return null;
  const isTold = state === 'failed' || state === 'asking' || (state !== 'none' && !drawsItself);
  return (
    <Stack gap={8} id={id} tabIndex={-1}>
      <div ref={place} className={css.place} hidden={state === 'none' || state === 'asking' || !drawsItself} />
      {token !== null && <input type="hidden" name="captcha" value={token} />}
      {error?.map((text) => (
        <Text key={text} size={14} tone="danger">
          {text}
        </Text>
      ))}
      <div role="status">
        {isTold && (
          <Text size={14} tone={state === 'failed' ? 'danger' : 'muted'}>
            {formatMessage(words[state])}
          </Text>
        )}
      </div>
      {state === 'asking' && (
        <div>
          <Button size="small" onClick={allow}>
            {formatMessage(words.load)}
          </Button>
        </div>
      )}
      {state === 'failed' && (
        <div>
          <Button size="small" variant="secondary" onClick={reset}>
            {formatMessage(words.again)}
          </Button>
        </div>
      )}
    </Stack>
  );
}
