import { SearchField } from '@hoster/ui/search-field';

export function Example() {
  return (
    <form role="search" action="/help/">
      <SearchField label="Search the help" name="q" clearLabel="Clear the search" />
    </form>
  );
}
