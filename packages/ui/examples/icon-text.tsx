import { Icon } from '@hoster/ui/icon';
import { IconText } from '@hoster/ui/icon-text';
import { MapPin } from '@hoster/ui/icons';

export function Example() {
  return <IconText icon={<Icon icon={MapPin} />}>Frankfurt am Main, Germany</IconText>;
}
