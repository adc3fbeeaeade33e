import { ContentBlock } from '@hoster/ui/content-block';
import { ItemList } from '@hoster/ui/item-list';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@hoster/ui/skeleton';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { sshKeysQuery } from '../../../api/ssh-keys.ts';
import { useVisitKey } from '../../../app/browser/visit-key.ts';
import { useApp } from '../../../app/app-context.tsx';
import { useMay } from '../../../app/visitor/use-may.ts';
import { PartFailed } from '../../../parts/section/part-failed.tsx';
import { Saved } from '../../../parts/form/saved.tsx';
import { Section } from '@hoster/ui/section';
import { ProblemList } from '../../../features/auth/form/problem-list.tsx';
import type { SecurityLogAnswer } from './security-log-action.ts';
import type { SecurityLogData } from './load-security-log.ts';
import { SshKeyForm } from './ssh-key-form.tsx';
import { SshKeyRow } from './ssh-key-row.tsx';

const noFields = {};

/** Public SSH keys for the customer's servers. */
export function SshKeysSection({ log }: { log: SecurityLogData }) {
  const { saved, failed } = log;
  const { data: keys, isError } = useQuery(sshKeysQuery(useApp()));
  const mayChange = useMay('services');
  const answer = useActionData<SecurityLogAnswer>();
  const visit = useVisitKey();
  const refused = answer?.newKey ? { ...answer.newKey, problems: answer.problems } : null;
  return (
    <Section id="ssh-keys" title={<FormattedMessage id="security-log.keys.title" defaultMessage="SSH keys" />}>
      {answer?.intent === 'ssh-keys' ? (
        <ProblemList problems={answer.problems} fields={noFields} />
      ) : saved?.startsWith('ssh-key') && !refused && !answer?.renamedKey ? (
        <Saved key={`saved ${visit}`}>
          {saved === 'ssh-key' ? (
            <FormattedMessage
              id="security-log.keys.added"
              defaultMessage="SSH key added. You can select it when you order a server."
              description="After an SSH key was added"
            />
          ) : saved === 'ssh-key-changed' ? (
            <FormattedMessage
              id="security-log.keys.changed"
              defaultMessage="SSH key updated."
              description="After it was changed whether new servers get an SSH key"
            />
          ) : (
            <FormattedMessage
              id="security-log.keys.removed"
              defaultMessage="SSH key removed. Servers that already have it will keep it."
              description="After an SSH key was removed"
            />
          )}
        </Saved>
      ) : null}
      {keys ? (
        keys.length > 0 ? (
          <ItemList>
            {keys.map((key) => (
              <SshKeyRow
                // Collapsed again, with its new name, after saving.
                key={`${key.id} ${key.title}`}
                sshKey={key}
                refused={answer?.renamedKey?.id === key.id ? answer.renamedKey : null}
              />
            ))}
          </ItemList>
        ) : (
          <ContentBlock>
            <Text tone="muted">
              <FormattedMessage
                id="security-log.keys.none"
                defaultMessage="No SSH keys yet. Add one to connect to your servers without a password."
                description="There are no SSH keys"
              />
            </Text>
          </ContentBlock>
        )
      ) : isError || failed.sshKeys ? (
        <PartFailed
          href="/my/security/"
          title={
            <FormattedMessage
              id="security-log.keys.failed"
              defaultMessage="We couldn’t load your SSH keys"
              description="Error: the SSH keys did not load"
            />
          }
        />
      ) : (
        <Skeleton lines={3} />
      )}
      {mayChange ? (
        <SshKeyForm
          // Empty again after a key was added.
          key={saved === 'ssh-key' ? `form ${visit}` : 'form'}
          refused={refused}
        />
      ) : null}
    </Section>
  );
}
