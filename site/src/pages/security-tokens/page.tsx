import { useVisitKey } from '../../app/browser/visit-key.ts';
import { Callout } from '@hoster/ui/callout';
import { Copyable } from '@hoster/ui/copyable';
import { EmptyState } from '@hoster/ui/empty-state';
import { ItemList } from '@hoster/ui/item-list';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { usePageData } from '../../app/router/page-slot.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { IdentityCheckScreen } from '../../features/auth/identity-check/identity-check-screen.tsx';
import { isIdentityCheck, type IdentityCheck } from '../../features/auth/identity-check/identity-check.ts';
import type { RefusedFields } from '../../features/auth/identity-check/refused-fields.ts';
import { ProblemList } from '../../features/auth/form/problem-list.tsx';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { type CreatedToken, type route, TOKENS } from './route.ts';
import { TokenDialog } from './token-dialog.tsx';
import { TokenRow } from './token-row.tsx';
import { words } from './words.ts';

const noFields = {};

/** `/my/security/tokens/` */
export function Page() {
  const { formatMessage } = useIntl();
  const key = useVisitKey();
  const href = useLocalPath();
  const { isCreating, isDeleted, scopes, tokens } = usePageData<typeof route>();
  const answer = useActionData<RefusedFields | IdentityCheck | CreatedToken>();
  if (answer && 'kept' in answer && isIdentityCheck(answer)) return <IdentityCheckScreen check={answer} />;
  const created = answer && 'created' in answer ? answer.created : null;
  const refused = answer && 'problems' in answer && 'errors' in answer ? answer : null;
  const create = (
    <LinkButton href={`${TOKENS}?new`} variant="action" data-keep-scroll>
      {formatMessage(words.create)}
    </LinkButton>
  );
  return (
    <AccountPage
      title={formatMessage(words.title)}
      above={
        <TextLink href="/my/security/" tone="quiet">
          <FormattedMessage
            id="tokens.back"
            defaultMessage="← Security"
            description="Link from the page of API tokens"
          />
        </TextLink>
      }
      description={
        // The parts of a description are apart from each other; these are one sentence.
        <span>
          <FormattedMessage
            id="tokens.intro"
            defaultMessage="Tokens let your scripts and apps use the <link>API</link> for this account."
            description="Below the title of the page of API tokens"
            values={{ link: (text) => <TextLink href={href('/api/')}>{text}</TextLink> }}
          />
        </span>
      }
      actions={tokens.length > 0 ? create : undefined}
    >
      {answer && 'intent' in answer && answer.intent === 'session-ended' ? <SessionEnded next={TOKENS} /> : null}
      {refused && refused.intent !== 'create' ? (
        <ProblemList problems={refused.problems} fields={noFields} level={2} />
      ) : null}
      {created ? (
        <Callout
          tone="success"
          role="status"
          title={formatMessage(
            {
              id: 'tokens.created',
              defaultMessage: 'Token {name} created',
              description: 'Above a new API token',
            },
            { name: created.name },
          )}
        >
          <Stack gap={12}>
            <Text>
              <FormattedMessage
                id="tokens.copy-now"
                defaultMessage="Copy it now. We won’t show it again."
                description="Above a new API token"
              />
            </Text>
            <Copyable
              value={created.secret}
              copyLabel={formatMessage({
                id: 'tokens.copy',
                defaultMessage: 'Copy token',
                description: 'Button beside a new API token',
              })}
              copiedLabel={formatMessage({
                id: 'tokens.copied',
                defaultMessage: 'Copied',
                description: 'After copying a new API token',
              })}
            />
          </Stack>
        </Callout>
      ) : null}
      {isDeleted && !answer ? (
        <Saved key={key}>
          <FormattedMessage
            id="tokens.deleted"
            defaultMessage="Token deleted. It no longer works."
            description="After an API token was deleted"
          />
        </Saved>
      ) : null}
      {tokens.length > 0 ? (
        <ItemList ruled>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ItemList>
      ) : (
        <EmptyState
          title={
            <FormattedMessage
              id="tokens.none"
              defaultMessage="No API tokens yet"
              description="There are no API tokens"
            />
          }
          actions={create}
        >
          <p>
            <FormattedMessage
              id="tokens.none-text"
              defaultMessage="Create a token with the permissions that your program needs. You’ll see it once."
              description="There are no API tokens"
            />
          </p>
        </EmptyState>
      )}
      {isCreating && !created ? (
        <TokenDialog scopes={scopes} refused={refused?.intent === 'create' ? refused : null} />
      ) : null}
    </AccountPage>
  );
}
