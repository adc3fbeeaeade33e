import { defineMessage, defineMessages } from '@formatjs/intl';
import type { Message } from '../i18n/translate.ts';
import type { ProblemCode } from '@hoster/domain';

/** Texts of several problems. The pages of the site use the same sentences. */
const sentences = defineMessages({
  plan_does_not_support: {
    id: 'catalogue.problem.plan-does-not-support',
    defaultMessage: 'Selected plan does not support this operating system or control panel',
  },
  frequency_not_available: {
    id: 'catalogue.problem.frequency-not-available',
    defaultMessage: 'Selected CPU clock speed is not yet available in this location',
  },
});

const unknown = defineMessage({
  id: 'catalogue.problem.unknown',
  defaultMessage: 'This option is no longer available.',
});

/** Text for each problem of a choice. */
export const problemTexts: Readonly<Record<ProblemCode, Message>> = {
  unknown_tariff: unknown,
  unknown_os: unknown,
  unknown_disk_image: unknown,
  unknown_control_panel: unknown,
  configuration_out_of_limits: defineMessage({
    id: 'catalogue.problem.configuration-out-of-limits',
    defaultMessage:
      'These resources don’t work together. Use at most 4 GB of RAM per vCPU and at least 10 GB of storage per GB of RAM.',
  }),
  location_unavailable: defineMessage({
    id: 'catalogue.problem.location-unavailable',
    defaultMessage: 'This location is sold out.',
  }),
  plan_unavailable_in_location: defineMessage({
    id: 'catalogue.problem.plan-unavailable-in-location',
    defaultMessage: 'This plan isn’t available in this location.',
  }),
  sold_out: defineMessage({
    id: 'catalogue.problem.sold-out',
    defaultMessage: 'This plan is sold out in this location.',
  }),
  frequency_unavailable_in_location: sentences.frequency_not_available,
  windows_not_allowed: sentences.plan_does_not_support,
  os_not_supported_by_plan: sentences.plan_does_not_support,
  os_unavailable_in_location: defineMessage({
    id: 'catalogue.problem.os-unavailable-in-location',
    defaultMessage: 'This operating system isn’t available in this location.',
  }),
  os_needs_resources: sentences.plan_does_not_support,
  disk_image_needs_resources: sentences.plan_does_not_support,
  panel_not_supported_by_os: sentences.plan_does_not_support,
  panel_needs_ram: sentences.plan_does_not_support,
  panel_needs_disk: sentences.plan_does_not_support,
};
