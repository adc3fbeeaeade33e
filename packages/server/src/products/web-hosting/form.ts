import { VhOrder } from '@hoster/contract';
import { defineMessages } from '@formatjs/intl';
import { defaultVhChoice } from '@hoster/domain';
import {
  choiceField,
  formTexts,
  type LineForm,
  optionalField,
  placeName,
  pricedLabel,
  textField,
} from '../../sales/index.ts';
import type { VhShop } from './shop.ts';

const texts = defineMessages({
  domain: { id: 'products.web-hosting.form.domain', defaultMessage: 'Domain' },
  cms: { id: 'products.web-hosting.form.cms', defaultMessage: 'Application' },
  php: { id: 'products.web-hosting.form.php', defaultMessage: 'PHP version' },
});

/** How staff order web hosting. */
export const vhForm: LineForm<VhOrder, VhShop> = {
  body: VhOrder,
  fields: ({ data }, language) => {
    const usual = defaultVhChoice(data, undefined);
    return [
      choiceField(
        'tariff',
        formTexts.plan,
        data.tariffs.map(({ id, name, price }) => ({ value: id, label: pricedLabel(name, price, language) })),
        usual.tariff,
      ),
      choiceField(
        'location',
        formTexts.location,
        data.locations.map((place) => ({ value: place.id, label: placeName(place) })),
        usual.location,
      ),
      textField('domain', texts.domain),
      optionalField(
        'cms',
        texts.cms,
        data.cms.map(({ name, slug }) => ({ value: slug, label: name })),
        language,
      ),
      optionalField(
        'php_version',
        texts.php,
        data.php_versions.map(({ version }) => ({ value: version, label: version })),
        language,
      ),
    ];
  },
};
