import { GroupLink, LinkGroup, LinkGroups } from '@hoster/ui/link-groups';

export function Example() {
  return (
    <LinkGroups>
      <LinkGroup title="By country">
        <GroupLink href="#germany">Germany</GroupLink>
      </LinkGroup>
      <LinkGroup title="By purpose">
        <GroupLink href="#games" description="High clock speed, DDoS protection">
          Game servers
        </GroupLink>
        <GroupLink href="#mail" description="Reverse DNS, clean addresses">
          Mail servers
        </GroupLink>
      </LinkGroup>
    </LinkGroups>
  );
}
