import { Button } from '@hoster/ui/button';
import { Menu } from '@hoster/ui/menu';
import { useState } from 'react';

export function Example() {
  const [done, setDone] = useState('Nothing done yet');
  return (
    <>
      <Menu
        trigger={(trigger) => <Button {...trigger}>Actions</Button>}
        groups={[
          {
            id: 'power',
            items: [
              { id: 'restart', label: 'Restart', onSelect: () => setDone('Restarted') },
              { id: 'stop', label: 'Stop', onSelect: () => setDone('Stopped') },
            ],
          },
          { id: 'end', items: [{ id: 'delete', label: 'Delete', tone: 'danger', onSelect: () => setDone('Deleted') }] },
        ]}
      />
      <p role="status">{done}</p>
    </>
  );
}
