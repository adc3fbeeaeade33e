import { Button } from '@hoster/ui/button';
import { createToaster } from '@hoster/ui/toaster';
import { Toasts } from '@hoster/ui/toasts';

const toaster = createToaster();

export function Example() {
  return (
    <>
      <Button onClick={() => toaster.success('Saved')}>Save</Button>
      <Toasts
        toaster={toaster}
        label="Notifications"
        closeLabel="Close"
        toneLabels={{ info: 'Note', success: 'Done', warning: 'Warning', error: 'Error' }}
      />
    </>
  );
}
