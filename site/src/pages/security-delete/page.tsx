import { Stack } from '@hoster/ui/stack';
import { PageHead } from '@hoster/ui/page-head';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { PartFailed } from '../../parts/section/part-failed.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { focusPage } from '../../app/browser/focus-page.ts';
import { Consequences } from './consequences.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { AccountDeleted } from './account-deleted.tsx';
import { Obstacles } from './obstacles.tsx';
import type { route } from './route.ts';

/** `/my/security/delete/` */
export function Page() {
  const deletion = usePageData<typeof route>();
  const shown = useRef(deletion.state);
  useLayoutEffect(() => {
    if (shown.current === deletion.state) return;
    shown.current = deletion.state;
    // The pressed button has disappeared with its form, and the address is unchanged.
    if (deletion.state === 'deleted') focusPage();
  }, [deletion.state]);
  if (deletion.state === 'deleted') return <AccountDeleted />;
  return (
    <Stack gap={40}>
      <Stack element="header" gap={24}>
        <PageHead
          above={
            <TextLink href="/my/security/" tone="quiet">
              <FormattedMessage
                id="security-log.delete.back"
                defaultMessage="← Security"
                description="Link back to the security page"
              />
            </TextLink>
          }
          title={
            <FormattedMessage
              id="security-log.delete.title"
              defaultMessage="Delete account"
              description="Title of the page that deletes the account"
            />
          }
        />
        <Text>
          <FormattedMessage
            id="security-log.delete.intro"
            defaultMessage="Deletion is immediate and permanent. Nobody can restore your account, not even our support team. You may want to download {copy} first."
            description="Top of the page that deletes the account"
            values={{
              copy: (
                <TextLink href="/my/security/#data">
                  <FormattedMessage
                    id="security-log.delete.copy"
                    defaultMessage="a copy of your data"
                    description="Link within a sentence: to the data export"
                  />
                </TextLink>
              ),
            }}
          />
        </Text>
      </Stack>
      <Consequences />
      {deletion.state === 'failed' ? (
        <PartFailed
          href="/my/security/delete/"
          title={
            <FormattedMessage
              id="security-log.delete.failed"
              defaultMessage="We couldn’t check whether your account can be deleted"
              description="Error of the page that deletes the account"
            />
          }
        />
      ) : deletion.obstacles.length > 0 ? (
        <Obstacles obstacles={deletion.obstacles} services={deletion.services} />
      ) : (
        <DeletionForm reauthenticate={deletion.reauthenticate} />
      )}
    </Stack>
  );
}
