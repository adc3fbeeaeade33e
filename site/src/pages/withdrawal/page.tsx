import { Heading } from '@hoster/ui/heading';
import { PageBody } from '@hoster/ui/page-body';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { Saved } from '../../parts/form/saved.tsx';
import { LongText } from '../../parts/long-text/long-text.tsx';
import { Review } from './review.tsx';
import type { route } from './route.ts';
import type { WithdrawalAnswer } from './withdrawal-action.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { titleWords } from './words.ts';
import * as css from './page.css.ts';

/** Withdrawal from a contract in two steps: the statement, and its confirmation. */
export function Page() {
  const { contract, sent } = usePageData<typeof route>();
  const answer = useActionData<WithdrawalAnswer>();
  const href = useLocalPath();
  const { data: context = null } = useQuery(pageContextQuery(useApp(), 'withdrawal'));
  return (
    <main id="main">
      <PageBody>
        <Stack gap={24}>
          <Heading level={1}>
            <FormattedMessage {...titleWords.title} />
          </Heading>
          {sent !== null && !answer ? (
            <Saved
              title={
                <FormattedMessage
                  id="withdrawal.sent"
                  defaultMessage="We’ve received your withdrawal (#{id, number, ::group-off})"
                  description="Title after a withdrawal was sent, with its number"
                  values={{ id: sent }}
                />
              }
            >
              <FormattedMessage
                id="withdrawal.sent-text"
                defaultMessage="We’ve emailed you an acknowledgement with its content and the time. You’ll get your refund within 14 days."
                description="After a withdrawal was sent"
              />
            </Saved>
          ) : (
            <>
              <Text tone="muted" measure>
                <FormattedMessage
                  id="withdrawal.lead"
                  defaultMessage="For consumers: you can withdraw from a contract within 14 days of the order, without giving a reason. <policy>What we refund</policy>"
                  description="Under the title; the link leads to the refund policy"
                  values={{
                    policy: (text: ReactNode) => <TextLink href={href('/refund-policy/')}>{text}</TextLink>,
                  }}
                />
              </Text>
              <div className={css.form}>
                {answer?.step === 'review' ? (
                  <Review statement={answer.values} />
                ) : (
                  <WithdrawalForm answer={answer} contract={contract} />
                )}
              </div>
            </>
          )}
        </Stack>
      </PageBody>
      <LongText context={context} />
    </main>
  );
}
