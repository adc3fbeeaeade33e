import { Button } from '@hoster/ui/button';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { SearchField } from '@hoster/ui/search-field';
import { Stack } from '@hoster/ui/stack';
import { useIntl } from 'react-intl';
import { statusWords } from '../../features/tickets/words.ts';
import { addressOf, PATH, statuses, type TicketsAsked } from './address.ts';
import * as css from './filters.css.ts';
import { words } from './words.ts';

/** Links for the states, and the search; all are part of the address. */
export function Filters({ asked: { search, status, unread } }: { asked: TicketsAsked }) {
  const { formatMessage } = useIntl();
  const kept = search === undefined ? {} : { search };
  const current = (isCurrent: boolean) => (isCurrent ? { 'aria-current': true as const } : {});
  return (
    <Stack gap={16}>
      <ChoiceLinks label={formatMessage(words.filter)}>
        <ChoiceLink href={addressOf(kept)} {...current(status === undefined && unread === undefined)}>
          {formatMessage(words.all)}
        </ChoiceLink>
        <ChoiceLink href={addressOf({ ...kept, unread: 'true' })} {...current(unread !== undefined)}>
          {formatMessage(words.unread)}
        </ChoiceLink>
        {statuses.map((one) => (
          <ChoiceLink key={one} href={addressOf({ ...kept, status: one })} {...current(status === one)}>
            {formatMessage(statusWords[one])}
          </ChoiceLink>
        ))}
      </ChoiceLinks>
      <form method="get" action={PATH} role="search" key={search}>
        {status ? <input type="hidden" name="status" value={status} /> : null}
        {unread ? <input type="hidden" name="unread" value={unread} /> : null}
        <div className={css.search}>
          <SearchField
            name="search"
            label={formatMessage(words.search)}
            labelHidden
            placeholder={formatMessage(words.search)}
            defaultValue={search ?? ''}
            maxLength={100}
            clearLabel={formatMessage(words.clear)}
          />
          <Button type="submit">{formatMessage(words.find)}</Button>
        </div>
      </form>
    </Stack>
  );
}
