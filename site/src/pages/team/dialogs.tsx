import type { Member } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { SideForm } from '../../features/auth/identity-check/side-form.tsx';
import { SmallForm } from '../../features/auth/identity-check/small-form.tsx';
import type { RefusedFields } from '../../features/auth/identity-check/refused-fields.ts';
import { TEAM } from './load-team.ts';
import { RoleField } from './role-field.tsx';
import { roles } from './role-words.ts';
import { words } from './words.ts';

interface DialogProps {
  /** The rejected form, if it was this one. */
  refused: RefusedFields | null;
}

/** Form that invites somebody. */
export function InviteDialog({ refused }: DialogProps) {
  const { formatMessage } = useIntl();
  const chosen = roles.find((role) => role === refused?.values['role']) ?? 'technical';
  return (
    <SideForm
      closeHref={TEAM}
      title={formatMessage({ id: 'team.invite', defaultMessage: 'Invite member', description: 'Button and dialog' })}
      intent="invite"
      refused={refused}
      fields={{
        email: { fieldId: 'invite-email', label: formatMessage(words.email) },
        role: { fieldId: 'invite-role', label: formatMessage(words.role) },
      }}
      submitLabel={formatMessage({
        id: 'team.invite.submit',
        defaultMessage: 'Send invitation',
        description: 'Button of the form that invites somebody',
      })}
    >
      {(errors) => (
        <>
          <TextField
            id="invite-email"
            name="email"
            type="email"
            label={formatMessage(words.email)}
            hint={formatMessage({
              id: 'team.invite.hint',
              defaultMessage: 'We’ll send a link that works for seven days',
              description: 'Below the email address of an invitation',
            })}
            autoComplete="off"
            maxLength={320}
            defaultValue={refused?.values['email']}
            error={errors['email']}
          />
          <RoleField id="invite-role" defaultValue={chosen} error={errors['role']} />
        </>
      )}
    </SideForm>
  );
}

/** Form that changes the role of a member, or removes them. */
export function MemberDialog({ member, refused }: DialogProps & { member: Member }) {
  const { formatMessage } = useIntl();
  const { id, is_self: isSelf, name, role } = member;
  return (
    <SideForm
      closeHref={TEAM}
      title={name}
      intent="role"
      hidden={{ id: String(id) }}
      refused={refused}
      fields={{ role: { fieldId: 'member-role', label: formatMessage(words.role) } }}
      submitLabel={formatMessage({
        id: 'team.role.save',
        defaultMessage: 'Save role',
        description: 'Button of the form that changes a role',
      })}
      below={
        isSelf ? null : (
          <Stack gap={12} align="start">
            <Text size={14} tone="muted">
              <FormattedMessage
                id="team.remove.text"
                defaultMessage="{name} loses access immediately, and their API tokens stop working."
                description="What removing a member means"
                values={{ name }}
              />
            </Text>
            <SmallForm
              fields={{ intent: 'remove', id: String(id) }}
              variant="danger"
              busyLabel={formatMessage(words.busy)}
            >
              {formatMessage({
                id: 'team.remove',
                defaultMessage: 'Remove member',
                description: 'Button that ends a membership',
              })}
            </SmallForm>
          </Stack>
        )
      }
    >
      {(errors) => <RoleField id="member-role" defaultValue={role} error={errors['role']} />}
    </SideForm>
  );
}

/** Form that adds a recipient of invoices. */
export function RecipientDialog({ refused }: DialogProps) {
  const { formatMessage } = useIntl();
  return (
    <SideForm
      closeHref={TEAM}
      title={formatMessage({
        id: 'team.recipients.add',
        defaultMessage: 'Add recipient',
        description: 'Button and dialog: another address that gets the invoices',
      })}
      intent="add-recipient"
      refused={refused}
      fields={{ email: { fieldId: 'recipient-email', label: formatMessage(words.email) } }}
      submitLabel={formatMessage({
        id: 'team.recipients.submit',
        defaultMessage: 'Send confirmation',
        description: 'Button of the form that adds a recipient of invoices',
      })}
    >
      {(errors) => (
        <TextField
          id="recipient-email"
          name="email"
          type="email"
          label={formatMessage(words.email)}
          hint={formatMessage({
            id: 'team.recipients.hint',
            defaultMessage: 'We’ll ask for confirmation by email before we send any invoices',
            description: 'Below the email address of a recipient of invoices',
          })}
          autoComplete="off"
          maxLength={320}
          defaultValue={refused?.values['email']}
          error={errors['email']}
        />
      )}
    </SideForm>
  );
}
