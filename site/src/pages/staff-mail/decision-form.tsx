import type { StaffMailDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Checkbox } from '@hoster/ui/checkbox';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import type { MailRefused } from './route.ts';
import { words } from './words.ts';

/** Forms by which staff accept an email as a message, or discard it. */
export function DecisionForm({ mail }: { mail: StaffMailDetails }) {
  const { formatMessage } = useIntl();
  const { id, is_person: isPerson, text, ticket, verdict } = mail;
  const refused = useActionData<MailRefused>();
  const intent = useNavigation().formData?.get('intent');
  const path = `/admin/mail/${id}/`;
  const discard = (
    <form method="post" action={path}>
      <Button
        type="submit"
        name="intent"
        value="discard"
        loading={intent === 'discard'}
        loadingLabel={formatMessage(words.working)}
      >
        {formatMessage(words.discard)}
      </Button>
    </form>
  );
  const notices = (
    <>
      {refused?.reason === 'session-ended' ? <SessionEnded next={path} /> : null}
      {refused?.reason === 'conflict' || refused?.reason === 'failed' ? (
        <Callout tone="danger" role="alert">
          <p>{formatMessage(words[refused.reason])}</p>
        </Callout>
      ) : null}
    </>
  );
  if (text === null) {
    return (
      <Stack gap={24}>
        {notices}
        {discard}
      </Stack>
    );
  }
  return (
    <Section id="accept" title={formatMessage(words.accept)}>
      <Stack gap={24}>
        {notices}
        <form method="post" action={path} noValidate>
          <Stack gap={24}>
            <TextField
              id="accept-ticket"
              name="ticket"
              inputMode="numeric"
              label={formatMessage(words.acceptTicket)}
              hint={formatMessage(words.acceptHint)}
              defaultValue={refused?.ticket ?? (ticket === null ? '' : String(ticket))}
              error={refused?.reason === 'number' ? formatMessage(words.noTicket) : refused?.errors['ticket']}
              autoComplete="off"
            />
            {verdict === 'ignore' && !isPerson ? (
              <Checkbox name="is_person" label={formatMessage(words.allow)} />
            ) : null}
            <Inline>
              <Button
                type="submit"
                name="intent"
                value="accept"
                variant="action"
                loading={intent === 'accept'}
                loadingLabel={formatMessage(words.working)}
              >
                {formatMessage(words.acceptButton)}
              </Button>
            </Inline>
          </Stack>
        </form>
        {discard}
      </Stack>
    </Section>
  );
}
