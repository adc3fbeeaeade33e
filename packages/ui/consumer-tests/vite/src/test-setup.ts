import { stubBrowser } from '@hoster/ui/testing';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

stubBrowser();
afterEach(cleanup);
