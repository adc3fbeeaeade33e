import { useVisitKey } from '../../app/browser/visit-key.ts';
import { LinkButton } from '@hoster/ui/link-button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { usePageData } from '../../app/router/page-slot.tsx';
import { IdentityCheckScreen } from '../../features/auth/identity-check/identity-check-screen.tsx';
import { isIdentityCheck, type IdentityCheck } from '../../features/auth/identity-check/identity-check.ts';
import type { RefusedFields } from '../../features/auth/identity-check/refused-fields.ts';
import { ProblemList } from '../../features/auth/form/problem-list.tsx';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { RoleRefuses } from '../../parts/account/role-refuses.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { ActivitySection } from './activity-section.tsx';
import { InviteDialog, MemberDialog, RecipientDialog } from './dialogs.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { TEAM } from './load-team.ts';
import { MembersSection } from './members-section.tsx';
import { RecipientsSection } from './recipients-section.tsx';
import type { route } from './route.ts';
import { savedWords } from './saved-words.ts';
import { words } from './words.ts';

const noFields = {};
/** Forms in panels, which show their own errors. */
const inPanels = ['invite', 'role', 'remove', 'add-recipient'];

/** `/my/team/` */
export function Page() {
  const { formatMessage } = useIntl();
  const key = useVisitKey();
  const { dialog, events, eventsPage, recipients, saved, team } = usePageData<typeof route>();
  const answer = useActionData<RefusedFields | IdentityCheck>();
  if (isIdentityCheck(answer)) return <IdentityCheckScreen check={answer} />;
  const isOwner = team.role === 'owner';
  const mayBill = isOwner || team.role === 'billing';
  const refusedIn = (intent: string) => (answer?.intent === intent ? answer : null);
  const member = typeof dialog === 'object' ? team.members.find(({ id }) => id === dialog?.member) : undefined;
  return (
    <AccountPage
      title={formatMessage(words.title)}
      description={
        isOwner ? undefined : (
          <FormattedMessage
            id="team.account-of"
            defaultMessage="{name}’s account"
            description="Whose account it is that the visitor acts for"
            values={{ name: team.account }}
          />
        )
      }
      actions={
        isOwner ? (
          <LinkButton href={`${TEAM}?invite`} variant="action" data-keep-scroll>
            <FormattedMessage id="team.invite" defaultMessage="Invite member" description="Button and dialog" />
          </LinkButton>
        ) : undefined
      }
    >
      {answer?.intent === 'session-ended' ? <SessionEnded next={TEAM} /> : null}
      {answer && !inPanels.includes(answer.intent) && answer.problems.length > 0 ? (
        <ProblemList problems={answer.problems} fields={noFields} level={2} />
      ) : null}
      {dialog && !(dialog === 'recipient' ? mayBill : isOwner) ? <RoleRefuses /> : null}
      {saved && !answer ? <Saved key={key}>{formatMessage(savedWords[saved])}</Saved> : null}
      <MembersSection team={team} />
      {team.invitations.length > 0 ? <InvitationsSection invitations={team.invitations} /> : null}
      <RecipientsSection recipients={recipients} mayChange={mayBill} />
      <ActivitySection events={events} page={eventsPage} />
      {dialog === 'invite' && isOwner ? <InviteDialog refused={refusedIn('invite')} /> : null}
      {dialog === 'recipient' && mayBill ? <RecipientDialog refused={refusedIn('add-recipient')} /> : null}
      {member && isOwner ? <MemberDialog member={member} refused={refusedIn('role') ?? refusedIn('remove')} /> : null}
    </AccountPage>
  );
}
