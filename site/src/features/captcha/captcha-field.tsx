import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import type { Captcha } from './use-captcha.ts';
import { captchaWords as words } from './words.ts';

/** The captcha inside its form: whatever draws itself, how far it is in words, and the token as a field. */
export function CaptchaField({ captcha }: { captcha: Captcha }) {
  const { formatMessage } = useIntl();
  const { drawsItself, place, reset, state, token } = captcha;
  const isTold = state === 'failed' || (state !== 'none' && !drawsItself);
  return (
    <Stack gap={8}>
      <div ref={place} hidden={state === 'none' || !drawsItself} />
      {token !== null && <input type="hidden" name="captcha" value={token} />}
      <div role="status">
        {isTold && (
          <Text size={14} tone={state === 'failed' ? 'danger' : 'muted'}>
            {formatMessage(words[state])}
          </Text>
        )}
      </div>
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
