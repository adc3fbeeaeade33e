import { Callout } from '@hoster/ui/callout';
import { EmptyState } from '@hoster/ui/empty-state';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Skeleton } from '@hoster/ui/skeleton';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { cashbackQuery, partnerQuery } from '../../api/partner.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { LinkForm } from '../../features/partner-link/link-form.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { PartFailed } from '../../parts/section/part-failed.tsx';
import { CashbackTable } from './cashback-table.tsx';
import { Figures } from './figures.tsx';
import { NotJoined } from './not-joined.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { PARTNER, type PartnerAnswer, type route } from './route.ts';
import { words } from './words.ts';

/** `/my/partner/` */
export function Page() {
  const { formatMessage } = useIntl();
  const app = useApp();
  const href = useLocalPath();
  const { saved, isPayingOut, page, typed, link, errors, isForbidden, failed } = usePageData<typeof route>();
  const answer = useActionData<PartnerAnswer>();
  const partner = useQuery(partnerQuery(app));
  const cashback = useQuery(cashbackQuery(app, page));
  const { data } = partner;
  const joined = data !== undefined && data.code !== null;
  const ended = answer?.kind === 'session-ended' || isApiError(partner.error, 401);
  const canPayOut = joined && Number(data.available.amount) > 0;
  return (
    <AccountPage
      title={formatMessage(words.title)}
      description={joined ? formatMessage(words.lead, { percent: data.percent }) : undefined}
      actions={
        canPayOut ? (
          <LinkButton href={`${PARTNER}?edit=payout`} variant="action" data-keep-scroll>
            <FormattedMessage
              id="partner.pay-out"
              defaultMessage="Pay out"
              description="Button that opens the payout of cashback to the balance"
            />
          </LinkButton>
        ) : null
      }
    >
      {ended ? <SessionEnded next={PARTNER} /> : null}
      {answer?.kind === 'changed' ? (
        <Callout tone="warning" role="alert">
          <p>
            <FormattedMessage
              id="partner.changed"
              defaultMessage="Your available cashback has changed, so nothing was paid out. Check the amount and try again."
            />
          </p>
        </Callout>
      ) : saved === 'joined' ? (
        <Saved>{formatMessage(words.joined)}</Saved>
      ) : saved === 'paid' ? (
        <Saved>
          <FormattedMessage
            id="partner.paid"
            defaultMessage="Your cashback is on your balance. <billing>View transactions</billing>"
            values={{ billing: (text: ReactNode) => <TextLink href="/my/billing/">{text}</TextLink> }}
          />
        </Saved>
      ) : null}
      {isForbidden ? (
        <EmptyState title={formatMessage(words.forbidden)}>{formatMessage(words.forbiddenHint)}</EmptyState>
      ) : data === undefined ? (
        partner.isError || failed ? (
          <PartFailed href={PARTNER} title={formatMessage(words.failed)} />
        ) : (
          <Skeleton shape="block" height={320} />
        )
      ) : data.code === null ? (
        <NotJoined partner={data} />
      ) : (
        <>
          <Figures partner={data} />
          <Section id="link" title={formatMessage(words.linkTitle)}>
            <Stack gap={24}>
              <Text measure>
                {formatMessage(words.linkHint, { code: data.code })}{' '}
                <TextLink href={href('/partners/')}>
                  <FormattedMessage
                    id="partner.rules"
                    defaultMessage="How the program works"
                    description="Link to the public page of the partner program"
                  />
                </TextLink>
              </Text>
              <LinkForm action={`${PARTNER}#link`} home={href('/')} typed={typed} link={link} errors={errors} hasCode />
            </Stack>
          </Section>
          <Section id="cashback" title={formatMessage(words.cashback)}>
            <CashbackTable page={page} found={cashback.data} isFailed={cashback.isError} />
          </Section>
          <PayoutDialog open={isPayingOut && canPayOut} partner={data} />
        </>
      )}
    </AccountPage>
  );
}
