import { usePageData } from '../../app/router/page-slot.tsx';
import { HelpIndex } from './help-index.tsx';
import type { route } from './route.ts';
import { SearchResults } from './search-results.tsx';

/** `/help/` */
export function Page() {
  const { search, page, isTooLong } = usePageData<typeof route>();
  return search === '' ? <HelpIndex /> : <SearchResults search={search} page={page} isTooLong={isTooLong} />;
}
