import type { Text } from '../../../http/language.ts';

/** Why an order of a VPN is refused. */
export const vpnTexts = {
  node_unknown: { en: 'This server is no longer offered.', ru: 'Этого сервера больше нет.' },
  node_unavailable: {
    en: 'This server is unavailable. Choose another one.',
    ru: 'Этот сервер недоступен. Выберите другой.',
  },
  pair_not_offered: {
    en: 'This entry server doesn’t connect to the exit you chose. Choose another one.',
    ru: 'Этот входной сервер не соединён с выбранным выходным. Выберите другой.',
  },
} satisfies Record<string, Text>;
