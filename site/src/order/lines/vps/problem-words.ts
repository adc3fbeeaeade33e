import type { ProblemCode } from '@hoster/domain/lines/vps/compatibility';
import { defineMessages, type MessageDescriptor } from 'react-intl';

// The first two are the same as the texts of the API (`catalogue/problem-texts.ts` of the server).
const sentences = defineMessages({
  plan: {
    id: 'plan.problem.unsupported',
    defaultMessage: 'Selected plan does not support this operating system or control panel',
  },
  frequency: {
    id: 'plan.problem.frequency',
    defaultMessage: 'Selected CPU clock speed is not yet available in this location',
  },
  gone: { id: 'plan.problem.gone', defaultMessage: 'This option is no longer available' },
  limits: {
    id: 'plan.problem.limits',
    defaultMessage:
      'These resources don’t work together. Use at most 4 GB of RAM per vCPU and at least 10 GB of storage per GB of RAM.',
  },
  closed: { id: 'plan.problem.closed', defaultMessage: 'This location is sold out' },
  elsewhere: { id: 'plan.problem.elsewhere', defaultMessage: 'This plan isn’t available in this location' },
  soldOut: { id: 'plan.problem.sold-out', defaultMessage: 'This plan is sold out in this location' },
  osPlace: { id: 'plan.problem.os-place', defaultMessage: 'This operating system isn’t available in this location' },
});

/** The sentence for each reason why a configuration cannot be ordered. */
export const problemSentences: Readonly<Record<ProblemCode, MessageDescriptor>> = {
  unknown_tariff: sentences.gone,
  unknown_os: sentences.gone,
  unknown_disk_image: sentences.gone,
  unknown_control_panel: sentences.gone,
  configuration_out_of_limits: sentences.limits,
  location_unavailable: sentences.closed,
  plan_unavailable_in_location: sentences.elsewhere,
  sold_out: sentences.soldOut,
  frequency_unavailable_in_location: sentences.frequency,
  windows_not_allowed: sentences.plan,
  os_not_supported_by_plan: sentences.plan,
  os_unavailable_in_location: sentences.osPlace,
  os_needs_resources: sentences.plan,
  disk_image_needs_resources: sentences.plan,
  panel_not_supported_by_os: sentences.plan,
  panel_needs_ram: sentences.plan,
  panel_needs_disk: sentences.plan,
};

/** Reasons why an option can't be combined with the rest of the configuration. */
export const optionReasons = defineMessages({
  needs: {
    id: 'plan.option.needs',
    defaultMessage: 'Needs {cpu, plural, =0 {} other {# vCPU, }}{ram, number} GB RAM, {disk, number} GB storage',
    description: 'On a system or image that is too large for the plan',
  },
  windows: {
    id: 'plan.option.windows',
    defaultMessage: 'This plan is too small for Windows',
    description: 'On a system',
  },
  place: {
    id: 'plan.option.place',
    defaultMessage: 'Unavailable in this location',
    description: 'On an option that the location has not',
  },
  system: {
    id: 'plan.option.system',
    defaultMessage: 'Doesn’t support this system',
    description: 'On a control panel',
  },
  panelNeeds: {
    id: 'plan.option.panel-needs',
    defaultMessage: 'Needs {ram, number} GB RAM',
    description: 'On a control panel that is too large for the plan',
  },
}) as Readonly<Record<'needs' | 'windows' | 'place' | 'system' | 'panelNeeds', MessageDescriptor>>;
