import { Pagination } from '@hoster/ui/pagination';
import { useState } from 'react';

export function Example() {
  const [page, setPage] = useState(3);
  return (
    <Pagination
      label="Pages of invoices"
      page={page}
      pageCount={12}
      hrefFor={(one) => `?page=${one}`}
      onPageChange={setPage}
      pageLabel={(one) => `Page ${one} of 12`}
      previousLabel="Previous"
      nextLabel="Next"
    />
  );
}
