import { DsOrder } from '@hoster/contract';
import { defineMessage } from '@formatjs/intl';
import { choiceField, formTexts, type LineForm, optionalField, placeName, pricedLabel } from '../../sales/index.ts';
import { price, presentLocation } from '../../catalogue/index.ts';
import type { DsShop } from './shop.ts';

const offerLabel = defineMessage({ id: 'products.dedicated.form.offer', defaultMessage: 'Personal offer' });

/** How staff order dedicated servers: as their plan has them, or by an offer that was made to the customer. */
export const dsForm: LineForm<DsOrder, DsShop> = {
  body: DsOrder,
  fields: ({ catalogue, data, language: spoken, now, offers, places }, language) => {
    const { plans } = catalogue.dedicated;
    const usual = data.os.find(({ is_default: isUsual }) => isUsual) ?? data.os[0];
    const open = offers.filter(({ expiresAt, usedAt }) => usedAt === null && expiresAt > now);
    return [
      choiceField(
        'tariff',
        formTexts.plan,
        plans.map(({ id, name, priceCents }) => ({ value: id, label: pricedLabel(name, price(priceCents), language) })),
      ),
      choiceField(
        'location',
        formTexts.location,
        places.map((row) => ({ value: row.id, label: placeName(presentLocation(row, spoken)) })),
      ),
      choiceField(
        'os',
        formTexts.os,
        data.os.map(({ id, name, version }) => ({ value: id, label: `${name} ${version}` })),
        usual?.id,
      ),
      optionalField(
        'control_panel',
        formTexts.panel,
        data.control_panels.map(({ edition, id, name, price: euros }) => ({
          value: id,
          label: pricedLabel([name, edition].filter(Boolean).join(' '), euros, language),
        })),
        language,
      ),
      ...(open.length === 0
        ? []
        : [
            optionalField(
              'custom_tariff_id',
              offerLabel,
              open.map(({ id, planId, priceCents }) => ({
                value: id,
                label: pricedLabel(
                  `#${id} ${plans.find((plan) => plan.id === planId)?.name ?? ''}`,
                  price(priceCents),
                  language,
                ),
              })),
              language,
            ),
          ]),
    ];
  },
};
