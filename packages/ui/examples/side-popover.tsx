import { SidePopover } from '@hoster/ui/side-popover';

export function Example() {
  return (
    <>
      <button type="button" popoverTarget="navigation">
        Menu
      </button>
      <SidePopover id="navigation" title="Menu" closeLabel="Close">
        <a href="/vps/">VPS</a>
      </SidePopover>
    </>
  );
}
