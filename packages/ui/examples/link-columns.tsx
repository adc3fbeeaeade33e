import { ColumnLink, LinkColumn, LinkColumns } from '@hoster/ui/link-columns';

export function Example() {
  return (
    <LinkColumns>
      <LinkColumn title="Servers">
        <ColumnLink href="#vps">VPS</ColumnLink>
        <ColumnLink href="#dedicated">Dedicated servers</ColumnLink>
      </LinkColumn>
      <LinkColumn title="Company">
        <ColumnLink href="#contacts">Contacts</ColumnLink>
        <ColumnLink href="#news">News</ColumnLink>
      </LinkColumn>
    </LinkColumns>
  );
}
