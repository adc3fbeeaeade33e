import { Button } from '@hoster/ui/button';
import { Item, ItemList } from '@hoster/ui/item-list';

export function Example() {
  return (
    <ItemList ruled>
      <Item actions={<Button size="small">Remove the laptop</Button>}>Laptop, added in March</Item>
      <Item actions={<Button size="small">Remove the phone</Button>}>Phone, added yesterday</Item>
    </ItemList>
  );
}
