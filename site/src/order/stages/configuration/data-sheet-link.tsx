import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../../i18n/use-local-path.ts';

/** A link to a plan on one page, for printing and sending on. @param url address of the plan’s page */
export function DataSheetLink({ url }: { url: string }) {
  const href = useLocalPath();
  return (
    <Text size={14}>
      <TextLink href={href(`${url}data-sheet.pdf`)} data-native type="application/pdf">
        <FormattedMessage
          id="order.data-sheet"
          defaultMessage="Data sheet (PDF)"
          description="On the page of a plan: link to its figures and prices on one page"
        />
      </TextLink>
    </Text>
  );
}
