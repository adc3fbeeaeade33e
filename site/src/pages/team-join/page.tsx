import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { PageBody } from '@hoster/ui/page-body';
import { Result } from '@hoster/ui/result';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { usePageData, usePageParams } from '../../app/router/page-slot.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { authLinks } from '../../features/auth/session/auth-links.ts';
import type { RefusedFields } from '../../features/auth/identity-check/refused-fields.ts';
import { ProblemList } from '../../features/auth/form/problem-list.tsx';
import { SmallForm } from '../../features/auth/identity-check/small-form.tsx';
import type { route } from './route.ts';
import { titles } from './titles.ts';

const noFields = {};

/** `/my/team/join/:key/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { offer, isSignedIn } = usePageData<typeof route>();
  const { key = '' } = usePageParams();
  const answer = useActionData<RefusedFields>();
  const auth = useAuth();
  const links = authLinks(`/my/team/join/${key}/`);
  const user = auth.status === 'settled' ? (auth.user.email ?? auth.user.display) : '';
  if (!offer) {
    return (
      <PageBody element="main" id="main" width="narrow" padding="large" gap={32}>
        <Result
          tone="warning"
          title={formatMessage(titles.over)}
          description={
            <FormattedMessage
              id="team.join.over-text"
              defaultMessage="It was used, revoked or is older than seven days. Ask for a new one."
              description="On the page of an invitation that no longer works"
            />
          }
          actions={
            <LinkButton href="/my/">
              <FormattedMessage
                id="team.join.account"
                defaultMessage="My account"
                description="Link from the page of an invitation"
              />
            </LinkButton>
          }
        />
      </PageBody>
    );
  }
  return (
    <PageBody element="main" id="main" width="narrow" padding="large" gap={32}>
      {answer && answer.problems.length > 0 ? (
        <ProblemList problems={answer.problems} fields={noFields} level={2} />
      ) : null}
      <Result
        tone="success"
        title={formatMessage(titles.invited)}
        description={
          <FormattedMessage
            id="team.join.text"
            defaultMessage="{inviter} invited you to {account}’s account. Your role: {role, select, owner {Owner} billing {Billing} technical {Technical} other {Read only}}."
            description="On the page of an invitation"
            values={{ inviter: offer.invited_by, account: offer.account, role: offer.role }}
          />
        }
        actions={
          isSignedIn ? (
            <SmallForm
              fields={{ intent: 'join' }}
              variant="action"
              busyLabel={formatMessage({
                id: 'team.join.busy',
                defaultMessage: 'Joining…',
                description: 'On the button while an invitation is being accepted',
              })}
            >
              {formatMessage({
                id: 'team.join',
                defaultMessage: 'Join account',
                description: 'Button that accepts an invitation',
              })}
            </SmallForm>
          ) : (
            <Inline gap={12}>
              <LinkButton href={links.login} variant="action">
                <FormattedMessage
                  id="team.join.login"
                  defaultMessage="Sign in"
                  description="Button on the page of an invitation"
                />
              </LinkButton>
              <LinkButton href={links.signup}>
                <FormattedMessage
                  id="team.join.signup"
                  defaultMessage="Create account"
                  description="Button on the page of an invitation"
                />
              </LinkButton>
            </Inline>
          )
        }
      >
        {isSignedIn ? (
          <p>
            <FormattedMessage
              id="team.join.as"
              defaultMessage="You’re signed in as {user}."
              description="On the page of an invitation"
              values={{ user: <strong>{user}</strong> }}
            />
          </p>
        ) : null}
      </Result>
    </PageBody>
  );
}
