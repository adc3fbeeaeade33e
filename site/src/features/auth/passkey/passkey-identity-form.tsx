import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { ContentBlock } from '@hoster/ui/content-block';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { askPasskey } from '../../../api/passkeys.ts';
import { useApp } from '../../../app/app-context.tsx';
import type { IdentityFormProps } from '../identity-check/identity-form-props.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { usePasskeyWords } from './use-passkey-problems.ts';

/** Identity check with a passkey: a form that is sent once the passkey has signed. */
export function PasskeyIdentityForm({
  intent = 'confirm',
  hidden = {},
  native,
  problems,
  footer,
}: Omit<IdentityFormProps, 'way'>) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const inWords = usePasskeyWords();
  const form = useRef<HTMLFormElement>(null);
  const proof = useRef<HTMLInputElement>(null);
  return (
    <ContentBlock width="small">
      <form ref={form} method="post" data-native={native || undefined}>
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input ref={proof} type="hidden" name="proof" />
        <Stack>
          <PasskeyButton
            variant="action"
            ask={() => askPasskey(app, 'reauthenticate')}
            onSigned={async (credential) => {
              if (proof.current) proof.current.value = JSON.stringify(credential);
              form.current?.requestSubmit();
            }}
            problems={inWords(problems)}
          >
            {formatMessage({
              id: 'auth.passkey.use',
              defaultMessage: 'Use your passkey',
              description: 'Button of the second step of signing in, and of the identity check',
            })}
          </PasskeyButton>
          <Inline gap={16}>{footer}</Inline>
        </Stack>
      </form>
    </ContentBlock>
  );
}
