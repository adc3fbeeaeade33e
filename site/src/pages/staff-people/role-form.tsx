import type { StaffPerson } from '@hoster/contract';
import { staffRoles } from '@hoster/contract/lists';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { RadioGroup } from '@hoster/ui/radio-group';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { staffRoleHints, staffRoleNames } from '../../features/staff/role-words.ts';
import { PATH, type RoleRefused } from './route.ts';
import { words } from './words.ts';

/** What somebody is among the staff from now on, and why; without a person, who becomes staff. */
export function RoleForm({ person, refused }: { person: StaffPerson | null; refused: RoleRefused | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <form method="post" action={PATH} noValidate>
      <input type="hidden" name="id" value={person?.id ?? 'new'} />
      <Stack gap={24}>
        {refused?.problem ? (
          <Callout tone="danger" role="alert">
            {refused.problem}
          </Callout>
        ) : null}
        {person ? null : (
          <TextField
            name="email"
            type="email"
            label={formatMessage(words.email)}
            defaultValue={refused?.email ?? ''}
            error={refused?.errors['email']}
            autoComplete="off"
            required
          />
        )}
        <RadioGroup
          id="role"
          name="role"
          legend={formatMessage(words.role)}
          defaultValue={refused?.role ?? person?.role ?? 'support'}
          error={refused?.errors['role']}
          options={[
            ...staffRoles.map((role) => ({
              value: role as string,
              label: formatMessage(staffRoleNames[role]),
              hint: formatMessage(staffRoleHints[role]),
            })),
            ...(person
              ? [{ value: 'none', label: formatMessage(words.remove), hint: formatMessage(words.removeHint) }]
              : []),
          ]}
        />
        {person ? (
          <TextField
            name="reason"
            label={formatMessage(words.reason)}
            hint={formatMessage(words.reasonHint)}
            defaultValue={refused?.reason ?? ''}
            error={refused?.errors['reason']}
            maxLength={500}
            required
          />
        ) : null}
        <Button type="submit" variant="action">
          {formatMessage(person ? words.save : words.add)}
        </Button>
      </Stack>
    </form>
  );
}
