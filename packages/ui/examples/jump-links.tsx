import { JumpLinks } from '@hoster/ui/jump-links';

export function Example() {
  return (
    <JumpLinks
      label="On this page"
      links={[
        { id: 'balance', title: 'Balance' },
        { id: 'cards', title: 'Saved cards' },
      ]}
    />
  );
}
