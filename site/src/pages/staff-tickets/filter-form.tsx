import { hasPermission } from '@hoster/domain/visitor/access';
import { Button } from '@hoster/ui/button';
import { Checkbox } from '@hoster/ui/checkbox';
import { Inline } from '@hoster/ui/inline';
import { SearchField } from '@hoster/ui/search-field';
import { Select } from '@hoster/ui/select';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { colleaguesQuery } from '../../api/staff-queue.ts';
import { useApp } from '../../app/app-context.tsx';
import { PATH, type TicketsFilter } from './address.ts';
import { words } from './words.ts';

/** Search, owner and lateness; the rest of the filter stays. */
export function FilterForm({ filter }: { filter: TicketsFilter }) {
  const { formatMessage } = useIntl();
  const { data: colleagues } = useSuspenseQuery(colleaguesQuery(useApp()));
  return (
    <form method="get" action={PATH} role="search">
      {filter.state === 'open' ? null : <input type="hidden" name="state" value={filter.state} />}
      {filter.department === null ? null : <input type="hidden" name="department" value={filter.department} />}
      <Inline gap={12} align="center">
        <SearchField
          name="search"
          label={formatMessage(words.search)}
          labelHidden
          placeholder={formatMessage(words.search)}
          defaultValue={filter.search}
          maxLength={100}
          clearLabel={formatMessage(words.clearSearch)}
        />
        <Select
          name="owner"
          label={formatMessage(words.owner)}
          labelHidden
          defaultValue={filter.owner}
          options={[
            { value: '', label: formatMessage(words.anybody) },
            { value: 'me', label: formatMessage(words.mine) },
            { value: 'none', label: formatMessage(words.unassigned) },
            ...colleagues
              .filter(({ is_self: isSelf, role }) => !isSelf && hasPermission(role, 'tickets'))
              .map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Checkbox name="late" value="true" label={formatMessage(words.lateOnly)} defaultChecked={filter.late} />
        <Button type="submit">{formatMessage(words.find)}</Button>
      </Inline>
    </form>
  );
}
