import { defineMessages } from '@formatjs/intl';
import { type MailSamples, type SampleScene, written } from '../../platform/mail/index.ts';
import { backEmail, confirmationEmail } from './emails.ts';

const titles = defineMessages({
  confirm: {
    id: 'products.sample.stock-notice-confirm',
    defaultMessage: 'Notice about stock: confirmation of the address',
  },
  back: { id: 'products.sample.back-in-stock', defaultMessage: 'Back in stock' },
});

const name = 'VPS NVMe 3';
const origin = ({ context: { settings } }: SampleScene): string => settings.publicOrigin;

/** Emails of notices about stock with invented data. */
export const stockNoticeSamples: MailSamples = {
  'stock-notice-confirm': written(titles.confirm, (scene) =>
    confirmationEmail(scene.to.language, name, `${origin(scene)}/back-in-stock/sample/`),
  ),
  'back-in-stock': written(titles.back, (scene) =>
    backEmail(scene.to.language, {
      name,
      url: `${origin(scene)}/virtual-private-servers/nvme-3/`,
      askedAt: scene.context.clock.now(),
    }),
  ),
};
