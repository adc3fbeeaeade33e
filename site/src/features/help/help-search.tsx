import { Button } from '@hoster/ui/button';
import { SuggestField } from '@hoster/ui/suggest-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as css from './help.css.ts';
import { useSuggestions } from './use-suggestions.ts';
import { helpMessages as words } from './words.ts';

interface HelpSearchProps {
  /** The search whose results are shown. */
  search?: string;
  error?: string | undefined;
}

/** Help centre search that suggests articles while typing; without script, a plain form. */
export function HelpSearch({ search = '', error }: HelpSearchProps) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed);
  return (
    <form method="get" action={href('/help/')} role="search" className={css.search}>
      <SuggestField
        label={formatMessage(words.search)}
        labelHidden
        name="search"
        size="large"
        defaultValue={search}
        placeholder={formatMessage({
          id: 'help.search.placeholder',
          defaultMessage: 'SSH keys, invoice, DNS records',
          description: 'Examples in the empty search field',
        })}
        error={error}
        suggestions={suggestions}
        onValueChange={setTyped}
        listLabel={formatMessage({
          id: 'help.search.suggestions',
          defaultMessage: 'Suggested articles',
          description: 'Name of the list of suggestions',
        })}
        countLabel={(count) =>
          formatMessage(
            {
              id: 'help.search.count',
              defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}',
              description: 'Announced while typing',
            },
            { count },
          )
        }
      />
      <Button type="submit" size="large">
        <FormattedMessage id="help.search.submit" defaultMessage="Search" description="Button of the search form" />
      </Button>
    </form>
  );
}
