import { VpsOrder } from '@hoster/contract';
import { defaultVpsChoice } from '@hoster/domain';
import {
  choiceField,
  extraField,
  formTexts,
  type LineForm,
  numberField,
  optionalField,
  placeName,
  pricedLabel,
} from '../../sales/index.ts';
import type { VpsShop } from './shop.ts';

/** How staff order virtual servers: a plan with a system of the shop. */
export const vpsForm: LineForm<VpsOrder, VpsShop> = {
  body: VpsOrder,
  fields: ({ data }, language) => {
    const usual = defaultVpsChoice(data, undefined);
    const named = ({ id, name, price }: { id: number; name: string; price: number }) => ({
      value: id,
      label: pricedLabel(name, price, language),
    });
    const places = data.locations.map((place) => ({ value: place.id, label: placeName(place) }));
    const systems = data.os.map(({ id, name, version }) => ({ value: id, label: `${name} ${version}` }));
    const panels = data.control_panels.map(({ edition, id, name, price }) =>
      named({ id, name: [name, edition].filter(Boolean).join(' '), price }),
    );
    return [
      choiceField(
        'tariff',
        formTexts.plan,
        data.tariffs.filter(({ is_custom: isCustom }) => !isCustom).map(named),
        usual.tariff,
      ),
      choiceField('location', formTexts.location, places, usual.location),
      choiceField('os', formTexts.os, systems, usual.os),
      optionalField('control_panel', formTexts.panel, panels, language),
      ...data.extra_services.monthly.map(({ default: count, id, name, price }) =>
        numberField(extraField('monthly', id), pricedLabel(name, price, language), String(count)),
      ),
    ];
  },
};
