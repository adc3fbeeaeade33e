import type { StockSubject } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { menuQuery } from '../../api/menu.ts';
import { useApp } from '../../app/app-context.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { noticeAddress } from './notice-address.ts';

const words: Readonly<Record<'email', MessageDescriptor>> = defineMessages({
  email: {
    id: 'stock-notice.email',
    defaultMessage: 'Email',
    description: 'Field of the form that asks for an email when something is back in stock',
  },
});

interface NoticeFormProps {
  subject: StockSubject;
  /** What was entered before, when it was refused. */
  tried?: string | undefined;
  error?: string | undefined;
}

/** The form that asks for one email when something sold out is back. Its page answers, also from other pages. */
export function NoticeForm({ subject, tried, error }: NoticeFormProps) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const { data: menu } = useQuery(menuQuery(useApp()));
  return (
    <form method="post" action={href(noticeAddress(subject))} noValidate>
      <Stack gap={12} align="start">
        <TextField
          label={formatMessage(words.email)}
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={tried ?? menu?.user.email ?? ''}
          error={error}
        />
        <Button type="submit">
          <FormattedMessage
            id="stock-notice.send"
            defaultMessage="Email me when it’s back"
            description="Button of the form that asks for an email when something is back in stock"
          />
        </Button>
        <Text size={14} tone="muted">
          <FormattedMessage
            id="stock-notice.rule"
            defaultMessage="One email, then we delete your address. If nothing is back within 180 days, we delete it too."
            description="Under the form that asks for an email when something is back in stock"
          />
        </Text>
      </Stack>
    </form>
  );
}
