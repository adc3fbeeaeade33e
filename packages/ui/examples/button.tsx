import { Button } from '@hoster/ui/button';
import { useState } from 'react';

export function Example() {
  const [saving, setSaving] = useState(false);
  return (
    <Button variant="action" loading={saving} loadingLabel="Saving" onClick={() => setSaving(true)}>
      Save changes
    </Button>
  );
}
