import type { CatalogueTableName } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { words } from './words.ts';

/** Takes everything in a table off sale. */
export function WithdrawalForm({ table }: { table: CatalogueTableName }) {
  const { formatMessage } = useIntl();
  const refused = useActionData<FormRefused>();
  const isSending = useNavigation().formData !== undefined;
  const action = `/admin/catalogue/${table}/?edit=withdrawal`;
  return (
    <form method="post" action={action} noValidate>
      <input type="hidden" name="intent" value="withdrawal" />
      <Stack gap={24}>
        <FormNotes refused={refused} next={action} fieldOf={() => undefined} />
        <Text>{formatMessage(words.withdrawalHint)}</Text>
        <Button type="submit" variant="action" loading={isSending} loadingLabel={formatMessage(words.withdrawing)}>
          {formatMessage(words.withdrawAll)}
        </Button>
      </Stack>
    </form>
  );
}
