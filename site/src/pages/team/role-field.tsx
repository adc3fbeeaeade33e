import type { Role } from '@hoster/contract';
import { RadioGroup } from '@hoster/ui/radio-group';
import { useIntl } from 'react-intl';
import { roleHints, roleNames, roles } from './role-words.ts';
import { words } from './words.ts';

interface RoleFieldProps {
  id: string;
  defaultValue: Role;
  error?: string[] | undefined;
}

/** Choice of a role, with what each allows. */
export function RoleField({ id, defaultValue, error }: RoleFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <RadioGroup
      id={id}
      name="role"
      legend={formatMessage(words.role)}
      defaultValue={defaultValue}
      error={error}
      options={roles.map((role) => ({
        value: role,
        label: formatMessage(roleNames[role]),
        hint: formatMessage(roleHints[role]),
      }))}
    />
  );
}
