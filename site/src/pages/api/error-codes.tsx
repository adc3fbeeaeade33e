import { Disclosure } from '@hoster/ui/disclosure';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Breakable } from '../../features/api-reference/breakable.tsx';
import type { ApiErrorCode } from '../../features/api-reference/reference.ts';
import { Summary } from '../../features/api-reference/summary.tsx';

const words = defineMessages({
  codes: { id: 'api.codes.caption', defaultMessage: 'Codes in code', description: 'Name of the table of error codes' },
  authCodes: {
    id: 'api.codes.auth-caption',
    defaultMessage: 'Codes in errors',
    description: 'Name of the table of the error codes of sign-in calls',
  },
  code: { id: 'api.column.code', defaultMessage: 'Code', description: 'Column: code of an error' },
  meaning: {
    id: 'api.column.meaning',
    defaultMessage: 'Meaning',
    description: 'Column: what a code of an error means',
  },
});

/** The codes of errors with their meanings. */
export function ErrorCodes({
  codes,
  authCodes,
}: {
  codes: readonly ApiErrorCode[];
  authCodes: readonly ApiErrorCode[];
}) {
  const { formatMessage } = useIntl();
  return (
    <Section
      id="error-codes"
      title={
        <FormattedMessage
          id="api.codes"
          defaultMessage="Error codes"
          description="Heading of the lists of error codes"
        />
      }
    >
      <Stack gap={32}>
        <Stack gap={12}>
          <Text measure>
            <FormattedMessage
              id="api.codes.lead"
              defaultMessage="If a program can handle an error, its JSON has a <code>code</code>."
              description="Above the table of error codes"
              values={{ code: (text) => <code>{text}</code> }}
            />
          </Text>
          <Folded caption={formatMessage(words.codes)} codes={codes} />
        </Stack>
        {authCodes.length > 0 ? (
          <Stack gap={12}>
            <Text measure>
              <FormattedMessage
                id="api.codes.auth"
                defaultMessage="400 of sign-in calls lists <code>errors</code>, each with a <code>code</code> and, for a field, its name in <code>param</code>."
                description="Above the table of the error codes of sign-in calls"
                values={{ code: (text) => <code>{text}</code> }}
              />
            </Text>
            <Folded caption={formatMessage(words.authCodes)} codes={authCodes} />
          </Stack>
        ) : null}
      </Stack>
    </Section>
  );
}

const Folded = (table: { caption: string; codes: readonly ApiErrorCode[] }) => (
  <Disclosure headingLevel={3} summary={table.caption}>
    <CodeTable {...table} />
  </Disclosure>
);

function CodeTable({ caption, codes }: { caption: string; codes: readonly ApiErrorCode[] }) {
  const { formatMessage } = useIntl();
  return (
    <Table
      caption={caption}
      captionHidden
      rows={codes}
      rowKey={({ code }) => code}
      columns={[
        {
          id: 'code',
          header: formatMessage(words.code),
          mono: true,
          width: 420,
          rowHeader: true,
          cell: ({ code }) => <Breakable parts={code.split(/(?<=_)/)} />,
        },
        {
          id: 'meaning',
          header: formatMessage(words.meaning),
          labelHidden: true,
          cell: ({ meaning }) => <Summary text={meaning} />,
        },
      ]}
    />
  );
}
