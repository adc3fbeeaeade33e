import type { StaffTicketDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Disclosure } from '@hoster/ui/disclosure';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { words } from './words.ts';

interface MergeFormProps {
  ticket: StaffTicketDetails;
  error: readonly string[] | undefined;
}

/** Merges a ticket into another one of the customer. Nothing for one that is merged. */
export function MergeForm({ error, ticket: { id, merged_into: into, others } }: MergeFormProps) {
  const { formatMessage } = useIntl();
  if (into !== null) return null;
  return (
    <Disclosure variant="plain" summary={formatMessage(words.merge)} open={error !== undefined || undefined}>
      <form method="post" action={`/admin/tickets/${id}/`} noValidate>
        <Stack gap={12}>
          <Text size={14} tone="muted">
            {formatMessage(words.mergeHint)}
          </Text>
          <TextField
            name="into"
            label={formatMessage(words.into)}
            inputMode="numeric"
            list="merge-others"
            error={error}
            autoComplete="off"
            required
          />
          <datalist id="merge-others">
            {others.map((other) => (
              <option key={other.id} value={other.id} label={`#${other.id} ${other.subject}`} />
            ))}
          </datalist>
          <Inline>
            <Button type="submit" name="intent" value="merge" size="small">
              {formatMessage(words.mergeNow)}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Disclosure>
  );
}
