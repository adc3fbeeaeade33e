import type { DsDetails } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { Section } from '@hoster/ui/section';
import { Copyable } from '@hoster/ui/copyable';
import { type DataItem, DataList } from '@hoster/ui/data-list';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { HiddenPassword } from './hidden-password.tsx';

const words: Readonly<Record<'ipmi' | 'login' | 'password' | 'rescue' | 'copied', MessageDescriptor>> = defineMessages({
  ipmi: {
    id: 'account.dedicated.ipmi',
    defaultMessage: 'IPMI console',
    description: 'Login details of a dedicated server: address of its management console',
  },
  login: {
    id: 'account.dedicated.login',
    defaultMessage: 'IPMI username',
    description: 'Login details of a dedicated server',
  },
  password: {
    id: 'account.dedicated.password',
    defaultMessage: 'IPMI password',
    description: 'Login details of a dedicated server',
  },
  rescue: {
    id: 'account.dedicated.rescue',
    defaultMessage: 'Rescue system',
    description: 'Login details of a dedicated server: address of the system for emergencies',
  },
  copied: { id: 'account.copied', defaultMessage: 'Copied' },
});

/** Access to a dedicated server when its own system isn't running. */
export function DedicatedAccess({ dedicated }: { dedicated: DsDetails }) {
  const { formatMessage } = useIntl();
  const item = (id: 'ipmi' | 'login' | 'password' | 'rescue', value: string | null): DataItem[] => {
    if (value === null) return [];
    const term = formatMessage(words[id]);
    const copyable = (
      <Copyable
        value={value}
        copyLabel={formatMessage({ id: 'account.access.copy', defaultMessage: 'Copy: {what}' }, { what: term })}
        copiedLabel={formatMessage(words.copied)}
      />
    );
    return [{ id, term, value: id === 'password' ? <HiddenPassword>{copyable}</HiddenPassword> : copyable }];
  };
  const items = [
    ...item('ipmi', dedicated.ipmi_url),
    ...item('login', dedicated.ipmi_login),
    ...item('password', dedicated.ipmi_password),
    ...item('rescue', dedicated.rescue_url),
  ];
  if (items.length === 0) return null;
  return (
    <Section
      size="small"
      id="management"
      title={
        <FormattedMessage
          id="account.dedicated.management"
          defaultMessage="Management"
          description="Part of the page of a dedicated server"
        />
      }
    >
      <Text size={14} tone="muted" lineHeight="inherit">
        <FormattedMessage
          id="account.dedicated.how"
          defaultMessage="Use the IPMI console when the server doesn’t boot: it shows the screen, and restarts or powers off the machine. The rescue system starts a small Linux from the network."
          description="What console and rescue system are for"
        />
      </Text>
      <DataList items={items} />
    </Section>
  );
}
