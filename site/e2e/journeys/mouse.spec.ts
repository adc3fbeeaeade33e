import { orderWithMouse } from '../support/mouse-journey.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a visitor finds, configures, orders and pays a VPS, and sees it run', async ({ page, site }) => {
  await orderWithMouse(page, site.url);
});
