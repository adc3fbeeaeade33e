import { LinkButton } from '@hoster/ui/link-button';
import { Price } from '@hoster/ui/price';
import { Status } from '@hoster/ui/status';
import { Table, type TableColumn } from '@hoster/ui/table';

export interface Product {
  id: string;
  name: string;
  cores: number;
  memory: number;
  inStock: boolean;
  cents: number;
}

export interface ProductTableProps {
  products: readonly Product[];
  /** The column and direction of the current order, from the address of the page. */
  sort: { by: 'memory' | 'price'; direction: 'ascending' | 'descending' };
}

const numberOf = { memory: (product: Product) => product.memory, price: (product: Product) => product.cents };

export function ProductTable({ products, sort }: ProductTableProps) {
  const order = sort.direction === 'ascending' ? 1 : -1;
  const number = numberOf[sort.by];
  // Links, so that orders have addresses and work without JavaScript.
  const sortBy = (by: 'memory' | 'price') => {
    const direction = by === sort.by ? sort.direction : undefined;
    return { direction, href: `?sort=${direction === 'ascending' ? '-' : ''}${by}` };
  };
  const columns: TableColumn<Product>[] = [
    { id: 'name', header: 'Plan', rowHeader: true, cell: ({ name }) => name },
    { id: 'cores', header: 'Cores', align: 'end', cell: ({ cores }) => cores },
    {
      id: 'memory',
      header: 'Memory',
      align: 'end',
      nowrap: true,
      cell: ({ memory }) => `${memory} GB`,
      sort: sortBy('memory'),
    },
    {
      id: 'stock',
      header: 'Availability',
      cell: ({ inStock }) => (
        <Status tone={inStock ? 'success' : 'neutral'}>{inStock ? 'In stock' : 'Sold out'}</Status>
      ),
    },
    {
      id: 'price',
      header: 'Price per month',
      align: 'end',
      nowrap: true,
      cell: ({ cents }) => <Price amount={{ cents }} currency={{ short: 'EUR' }} locale="en" fixed />,
      sort: sortBy('price'),
    },
    {
      id: 'order',
      header: 'Order',
      align: 'end',
      cell: ({ id, name, inStock }) =>
        inStock ? (
          <LinkButton href={`/order/${id}/`} size="small" aria-label={`Order ${name}`}>
            Order
          </LinkButton>
        ) : null,
    },
  ];
  return (
    <Table
      caption="Plans"
      columns={columns}
      rows={products.toSorted((a, b) => (number(a) - number(b)) * order)}
      rowKey={({ id }) => id}
      announcement={`Sorted by ${sort.by}, ${sort.direction}`}
      empty="No plan matches. Remove a filter to see more."
    />
  );
}
