import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { WAIT_TIMEOUT } from './scripts/wait-timeout.ts';

configure({ asyncUtilTimeout: WAIT_TIMEOUT });

afterEach(cleanup);

// React compares this property when it hydrates; happy-dom lacks it.
if (typeof HTMLElement !== 'undefined' && !('autofocus' in HTMLElement.prototype)) {
  Object.defineProperty(HTMLElement.prototype, 'autofocus', {
    get(this: HTMLElement) {
      return this.hasAttribute('autofocus');
    },
  });
}
