import { HELP_SEARCH_MAX } from '@hoster/contract/lists';
import type { Suggestion } from '@hoster/ui/suggest-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { articlesQuery } from '../../api/help.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePaused } from '../../app/browser/use-paused.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { articlePath } from './help-address.ts';

const LEAST_CHARACTERS = 2;
const MOST_SUGGESTIONS = 6;

/**
 * Articles to suggest for a typed text. They stay visible while the next ones load; there are none without an answer.
 */
export function useSuggestions(typed: string): Suggestion[] {
  const app = useApp();
  const href = useLocalPath();
  const search = usePaused(typed.trim());
  const enabled = search.length >= LEAST_CHARACTERS && search.length <= HELP_SEARCH_MAX;
  const { data } = useQuery({
    ...articlesQuery(app, { search, page_size: MOST_SUGGESTIONS }),
    enabled,
    placeholderData: keepPreviousData,
  });
  if (!enabled || !data) return [];
  return data.results.map(({ slug, title, category }) => ({
    href: href(articlePath(slug)),
    label: title,
    note: category.title,
  }));
}
