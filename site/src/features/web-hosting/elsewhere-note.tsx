import type { Landing, Location } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';

interface ElsewhereNoteProps {
  /** Where the visitor can order instead. */
  place: Location;
  /** Pages by country. */
  landings: readonly Landing[];
}

/** On the page of a country where the visitor may not order: says so, and where they can instead. */
export function ElsewhereNote({ place: { city, name: country, country_code: code }, landings }: ElsewhereNoteProps) {
  const href = useLocalPath();
  const page = landings.find(({ country_code: of }) => of === code);
  return (
    <Callout
      tone="info"
      title={
        <FormattedMessage
          id="web-hosting.elsewhere.title"
          defaultMessage="Hosting in this country can’t be ordered from your region"
          description="Title of the note on the page of a country, for visitors who aren’t offered it"
        />
      }
    >
      <p>
        <FormattedMessage
          id="web-hosting.elsewhere"
          defaultMessage="The nearest alternative is <link>{city}, {country}</link>. The plans below are for that location."
          description="Note on the page of a country, for visitors who aren’t offered it"
          values={{
            city,
            country,
            link: (text) => (page ? <TextLink href={href(page.url)}>{text}</TextLink> : text),
          }}
        />
      </p>
    </Callout>
  );
}
