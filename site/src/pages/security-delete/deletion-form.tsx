import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Checkbox } from '@hoster/ui/checkbox';
import { Text } from '@hoster/ui/text';
import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { Section } from '@hoster/ui/section';
import { IdentityCheckButton } from '../../features/auth/identity-check/identity-check-button.tsx';
import { useProblemText } from '../../features/auth/form/use-problem-text.ts';
import type { DeletionAnswer } from './route.ts';

const words = defineMessages({
  confirm: {
    id: 'security-log.delete.confirm',
    defaultMessage: 'Permanently delete my account',
    description: 'Checkbox of the page that deletes the account',
  },
  unconfirmed: {
    id: 'security-log.delete.unconfirmed',
    defaultMessage: 'Tick the box to confirm. A deleted account can’t be restored.',
    description: 'Error beside the checkbox of the page that deletes the account',
  },
  busy: {
    id: 'security-log.delete.busy',
    defaultMessage: 'Deleting…',
    description: 'On the button while the account is being deleted',
  },
});

/** Final confirmation. Before it, users whose sign-in is too old confirm it's them. */
export function DeletionForm({ reauthenticate }: { reauthenticate: boolean }) {
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  const refused = useActionData<DeletionAnswer>()?.refused;
  const busy = useNavigation().formData?.has('delete') ?? false;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refused === 'unconfirmed') box.current?.focus();
  }, [refused]);
  return (
    <Section
      id="confirm"
      title={
        <FormattedMessage
          id="security-log.delete.last"
          defaultMessage="Confirm deletion"
          description="Section of the page that deletes the account: the form"
        />
      }
    >
      {reauthenticate ? (
        <>
          <Text>
            <FormattedMessage
              id="security-log.delete.reauthenticate"
              defaultMessage="Confirm it’s you to continue."
              description="The sign-in is too old to delete the account"
            />
          </Text>
          <Inline gap={12} align="stretch">
            <IdentityCheckButton next="/my/security/delete/" />
          </Inline>
        </>
      ) : (
        <form method="post" noValidate>
          <Stack>
            <input type="hidden" name="delete" value="1" />
            {refused !== undefined && refused !== 'unconfirmed' ? (
              <Callout tone="danger" role="alert">
                <p>
                  {refused === 'unanswered' ? (
                    <FormattedMessage
                      id="security-log.delete.unanswered"
                      defaultMessage="We received no response. Your account may have been deleted: reload the page to check."
                      description="Error of the page that deletes the account: no answer came"
                    />
                  ) : (
                    problemText(refused)
                  )}
                </p>
              </Callout>
            ) : null}
            <Checkbox
              id="delete-confirm"
              ref={box}
              name="confirm"
              value="yes"
              required
              label={formatMessage(words.confirm)}
              error={refused === 'unconfirmed' ? formatMessage(words.unconfirmed) : undefined}
            />
            <Inline gap={12} align="stretch">
              <Button type="submit" variant="danger" loading={busy} loadingLabel={formatMessage(words.busy)}>
                <FormattedMessage
                  id="security-log.delete.submit"
                  defaultMessage="Delete account"
                  description="Button that deletes the account"
                />
              </Button>
            </Inline>
          </Stack>
        </form>
      )}
    </Section>
  );
}
