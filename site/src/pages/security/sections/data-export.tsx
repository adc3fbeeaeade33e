import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { Heading } from '@hoster/ui/heading';
import { useQueryClient } from '@tanstack/react-query';
import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import { Text } from '@hoster/ui/text';
import { type MouseEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { accountExport } from '../../../api/account.ts';
import { isApiError } from '../../../api/errors.ts';
import { SECURITY_KEY } from '../../../api/security.ts';
import { useApp } from '../../../app/app-context.tsx';
import { SessionEnded } from '../../../features/auth/session/session-ended.tsx';

type State = 'idle' | 'busy' | 'done' | 'too-often' | 'signed-out' | 'failed';

/** Downloads the user's data. A plain link without JavaScript; with it, the script fetches the file to show errors as text. */
export function DataExport() {
  const app = useApp();
  const queryClient = useQueryClient();
  // Without JavaScript, the server redirects back here when the limit is reached.
  const refused = useSearchParams()[0].get('export') === 'too-often';
  const [state, setState] = useState<State>(refused ? 'too-often' : 'idle');
  async function download(): Promise<void> {
    setState('busy');
    try {
      const copy = await accountExport(app);
      saveAsFile(`hoster-data-${copy.exported_at.slice(0, 10)}.json`, JSON.stringify(copy, null, 2));
      setState('done');
      await queryClient.invalidateQueries({ queryKey: SECURITY_KEY });
    } catch (error) {
      setState(isApiError(error, 429) ? 'too-often' : isApiError(error, 401) ? 'signed-out' : 'failed');
    }
  }
  function onClick(event: MouseEvent): void {
    // The browser handles saving the link under another name.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (state !== 'busy') void download();
  }
  return (
    <Stack>
      <Heading level={3} size={18}>
        <FormattedMessage
          id="security-log.data.export"
          defaultMessage="Copy of your data"
          description="Heading: the customer may download all data"
        />
      </Heading>
      <Text>
        <FormattedMessage
          id="security-log.data.export-text"
          defaultMessage="A JSON file with everything we store about you: profile, email addresses, sessions and activity, connected accounts, SSH keys, orders and services, payments and balance, companies, promo codes, and the subjects of our emails. It doesn’t include passwords, codes or two-factor keys."
          description="What the file with all data holds"
        />
      </Text>
      <Text size={14} tone="muted" lineHeight="inherit">
        <FormattedMessage
          id="security-log.data.export-rate"
          defaultMessage="Up to five downloads an hour."
          description="Limit of the data export"
        />
      </Text>
      <Inline gap={12} align="stretch">
        <LinkButton href="/my/api/account/export/" data-native onClick={onClick}>
          <FormattedMessage
            id="security-log.data.download"
            defaultMessage="Download my data"
            description="Link that downloads all data of the customer"
          />
        </LinkButton>
      </Inline>
      <ExportState state={state} />
    </Stack>
  );
}

function ExportState({ state }: { state: State }) {
  switch (state) {
    case 'idle':
      return null;
    case 'busy':
      return (
        <Callout tone="info" role="status">
          <p>
            <FormattedMessage
              id="security-log.data.busy"
              defaultMessage="Preparing your data…"
              description="While all data of the customer is being put together"
            />
          </p>
        </Callout>
      );
    case 'done':
      return (
        <Callout tone="success" role="status">
          <p>
            <FormattedMessage
              id="security-log.data.done"
              defaultMessage="Your data has been downloaded."
              description="After all data of the customer was downloaded"
            />
          </p>
        </Callout>
      );
    case 'signed-out':
      return <SessionEnded next="/my/security/" />;
    default:
      return (
        <Callout tone="danger" role="alert">
          <p>
            {state === 'too-often' ? (
              <FormattedMessage
                id="security-log.data.too-often"
                defaultMessage="You’ve downloaded your data five times in the past hour. Try again in an hour."
                description="The data export was asked for too often"
              />
            ) : (
              <FormattedMessage
                id="security-log.data.failed"
                defaultMessage="We couldn’t prepare your data. Try again."
                description="The data export failed"
              />
            )}
          </p>
        </Callout>
      );
  }
}

/** Saves a text as a file through the browser. */
function saveAsFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // A link of ours that the router must not follow.
  link.dataset['native'] = '';
  link.click();
  // The browser has started reading it by the next task. Without revoking, the text would stay in memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
