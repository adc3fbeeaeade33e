import { createToaster } from '@hoster/ui/toaster';
import type { Notify } from '../../api/request.ts';

/** The tab's toasts. Filled before the layer that shows them has been loaded. */
export const toaster = createToaster();

/** Shows a toast. */
export const notify: Notify = (kind, text) => {
  toaster.add(kind, text);
};
