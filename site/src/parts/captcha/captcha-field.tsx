import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import * as css from './captcha-field.css.ts';
import type { Captcha } from './use-captcha.ts';
import { captchaWords as words } from './words.ts';

interface CaptchaFieldProps {
  /** Target of the error list above the form. */
  id: string;
  captcha: Captcha;
  /** The server's error for the last token. */
  error: readonly string[] | undefined;
}

/** The captcha inside its form: the widget, its progress as text, and the token as a field. */
export function CaptchaField({ id, captcha, error }: CaptchaFieldProps) {
  const { formatMessage } = useIntl();
  const { allow, drawsItself, place, reset, state, token } = captcha;
  if (state === 'none' && !error) return null;
  const hasMessage = state === 'failed' || state === 'asking' || (state !== 'none' && !drawsItself);
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
        {hasMessage && (
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
